/** How far out of view something counts as near. */
const NEAR = "200px";

/** Calls back once, when `element` is nearly in view or is to be printed; what comes back ends the wait. */
export function whenNear(element: Element, onNear: (printing: boolean) => void): () => void {
  const near = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(false),
    { rootMargin: NEAR },
  );
  const forget = () => {
    near.disconnect();
    window.removeEventListener("beforeprint", print);
  };
  const come = (printing: boolean) => {
    forget();
    onNear(printing);
  };
  const print = () => come(true);
  near.observe(element);
  // On paper all of a page is in view.
  window.addEventListener("beforeprint", print);
  return forget;
}
