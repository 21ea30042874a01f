import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createSession } from "../../../src/session/session";
import { AllowedKnobs } from "../../../src/ui/lesson/AllowedKnobs";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";

it("a hop and the breaker that is called as it is are told apart", () => {
  render(
    <SessionProvider store={createSession(fromGallery("budget-meets-breaker"))}>
      <AllowedKnobs
        may={[
          { of: "hop", hop: "payment", keys: ["timeoutMs"] },
          { of: "breaker", breaker: "payment", keys: ["openMs"] },
        ]}
      />
    </SessionProvider>,
  );
  const names = screen.getAllByRole("region").map((each) => each.getAttribute("aria-label"));
  expect(names).toEqual(["Payment", "payment, before Payment"]);
});
