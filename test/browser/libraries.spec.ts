/** A breaker that behaves like a real library, on the page. */
import { expect } from "@playwright/test";
import { violations } from "../support/axe";
import { open, test } from "../support/page";

for (const colorScheme of ["light", "dark"] as const) {
  test(`a library is chosen, its window drawn, its evidence read (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, "#g=budget-meets-breaker");
    await page.getByText("Behaves like a library").click();
    await page.getByLabel("Behaves like", { exact: true }).selectOption("resilience4j");
    await expect(page.getByRole("heading", { name: "Its window" })).toBeVisible();
    await expect(page.getByText("382 of 382 recordings")).toBeVisible();
    expect(await violations(page, { within: ".hw-breaker" })).toEqual([]);

    await page.getByRole("button", { name: "How each library was checked" }).click();
    const dialog = page.getByRole("dialog", { name: "How true the libraries are" });
    await dialog.getByText(/^opossum .*rules$/u).click();
    await expect(dialog.getByRole("rowheader", { name: "the warm-up" })).toBeVisible();
    expect(await violations(page, { within: "dialog" })).toEqual([]);
  });
}
