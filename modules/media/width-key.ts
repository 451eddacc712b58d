import type { ImageFormat } from '#contract/media/image.ts'
import { type ImageWidth, imageWidths } from '#contract/media/image.ts'

/** Where the files keep an image in one of its widths, once it was asked for. */
export function widthKey(id: string, width: ImageWidth, format: ImageFormat): string {
  return `widths/${id}-${width}.${format}`
}

/** Every place where an image may lie beside its master. */
export function widthKeys(id: string): string[] {
  return imageWidths.flatMap((width) => [widthKey(id, width, 'avif'), widthKey(id, width, 'webp')])
}
