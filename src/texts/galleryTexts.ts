/**
 * Titles and notes of the gallery's scenarios in another language, by their names. The English ones
 * are in the scenarios' own files, which stay as they are in every language.
 */
export interface GalleryTexts {
  readonly [name: string]: { readonly title: string; readonly note: string };
}
