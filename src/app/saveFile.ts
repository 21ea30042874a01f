/** Hands text to the visitor as a file to keep. */
export function saveFile(fileName: string, text: string, type = "application/json"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // A browser may begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `Create an order in 800 ms` is `create-an-order-in-800-ms.json`; letters of any language stay. */
export function fileNameOf(title: string, ending = "json"): string {
  const stem = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return `${stem || "scenario"}.${ending}`;
}
