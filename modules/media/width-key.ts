import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from '#contract/media/image.ts'

/** The storage key of an image in one of its widths. */
export function widthKey(id: string, width: ImageWidth, format: ImageFormat): string {
  return `widths/${id}-${width}.${format}`
}

/** Every storage key that an image may have besides its master. */
export function widthKeys(id: string): string[] {
  return imageWidths.flatMap((width) => imageFormats.map((format) => widthKey(id, width, format)))
}
