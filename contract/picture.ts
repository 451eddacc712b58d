import type * as z from 'zod/mini'
import { type PictureWidth, pictureWidths } from './constants.ts'
import type { picture } from './picture-shape.ts'

export type Picture = z.infer<typeof picture>

export type PictureFormat = 'avif' | 'webp'

/** The address of a stored picture at one of the widths it is made in. */
export function pictureAddress(id: string, width: PictureWidth = 960, format: PictureFormat = 'webp'): string {
  return `/pictures/${id}/${width}.${format}`
}

/** The same picture in every width, as a `srcset`; foreign addresses have none. */
export function pictureSet(src: string, format: PictureFormat): string | undefined {
  const found = /^\/pictures\/([\w-]+)\/\d+\.webp$/.exec(src)
  const id = found?.[1]
  return id && pictureWidths.map((width) => `${pictureAddress(id, width, format)} ${width}w`).join(', ')
}

/** Stands in where a product has no picture yet. */
export const noPicture: Picture = { src: pictureAddress('none'), alt: '', tint: '#e9e4db' }
