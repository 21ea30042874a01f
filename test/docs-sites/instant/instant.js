// What the theme's instant navigation does: the next page is fetched, and its main part put in the
// place of this one's. What is in the head has run already and does not run again.
const CONTAINER = "[data-md-component=container]";

/** @param {string} address */
async function show(address) {
  const answer = await fetch(address);
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  const container = next.querySelector(CONTAINER);
  if (container === null) throw new Error(`${address} has no main part`);
  document.title = next.title;
  document.querySelector(CONTAINER)?.replaceWith(container);
  // Runs every script of the page, data or not: each is made anew, without its type.
  for (const script of container.querySelectorAll("script")) {
    const anew = document.createElement("script");
    anew.textContent = script.textContent;
    script.replaceWith(anew);
  }
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin || link.target !== "") return;
  event.preventDefault();
  history.pushState(null, "", link.href);
  show(link.href);
});

addEventListener("popstate", () => show(location.href));

document.querySelector("#palette")?.addEventListener("click", () => {
  const { dataset } = document.body;
  dataset.mdColorScheme = dataset.mdColorScheme === "slate" ? "default" : "slate";
});
