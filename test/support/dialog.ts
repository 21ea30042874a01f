/** What jsdom has not: modal dialogs. Opens and closes them; the focus trap is the browser's own. */
import { beforeAll } from "vitest";

export function withDialogs(): void {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
  });
}
