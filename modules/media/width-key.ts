import type { ImageFormat } from '#contract/media/image.ts'
import { type ImageWidth, imageWidths } from '#contract/media/image.ts'

/** The storage key of an image in one of its widths, created on the first request. */
export function widthKey(id: string, width: ImageWidth, format: ImageFormat): string {
  return `widths/${id}-${width}.${format}`
}

/** Every storage key that an image may have besides its master. */
export function widthKeys(id: string): string[] {
  return imageWidths.flatMap((width) => [widthKey(id, width, 'avif'), widthKey(id, width, 'webp')])
}
