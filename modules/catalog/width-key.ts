import { type PictureWidth, pictureWidths } from '#contract/constants.ts'
import type { PictureFormat } from '#contract/picture.ts'

/** Where the files keep a picture in one of its widths, once it was asked for. */
export function widthKey(id: string, width: PictureWidth, format: PictureFormat): string {
  return `widths/${id}-${width}.${format}`
}

/** Every place where a picture may lie beside its master. */
export function widthKeys(id: string): string[] {
  return pictureWidths.flatMap((width) => [widthKey(id, width, 'avif'), widthKey(id, width, 'webp')])
}
