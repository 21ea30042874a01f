/** Of the package; a test holds it to `package.json`, so that the one file works wherever it is copied. */
export const VERSION = "0.1.0";
