import type { GalleryTexts } from "../galleryTexts";

/** In English the scenarios speak for themselves. */
export const gallery: GalleryTexts = {};
