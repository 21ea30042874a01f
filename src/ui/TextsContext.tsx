import { createContext, useContext } from "react";
import { en, type Texts } from "../texts/en";

const TextsContext = createContext<Texts>(en);

/** Gives a language to everything below it; without one, it is English. */
export const TextsProvider = TextsContext.Provider;

export function useTexts(): Texts {
  return useContext(TextsContext);
}
