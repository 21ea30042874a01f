/** Every sentence in English; another language has the same keys, checked by the compiler. */
import { app } from "./en/app";

export const en = { app };

export type Texts = typeof en;
