import { Suspense, useState } from "react";
import { Dialog } from "../Dialog";
import { lazyPart } from "../lazyPart";
import { useAllTexts } from "../useAllTexts";

const LibraryPair = lazyPart(async () => (await import("./LibraryPair")).LibraryPair);

/** From a breaker to the comparison of its library with another. */
export function CompareLibraries({ breaker }: { readonly breaker: string }) {
  const words = useAllTexts().parting.dialog;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {isOpen && (
        <Dialog title={words.title} onClose={close}>
          <Suspense>
            <LibraryPair breaker={breaker} onDone={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
