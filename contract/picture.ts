import type * as z from 'zod/mini'
import { type PictureWidth, pictureWidths } from './constants.ts'
import type { picture } from './picture-shape.ts'

export type Picture = z.infer<typeof picture>

export type PictureFormat = 'avif' | 'webp'

/** The address of a stored picture at one of the widths it is made in. */
export function pictureAddress(id: string, width: PictureWidth = 960, format: PictureFormat = 'webp'): string {
  return `/pictures/${id}/${width}.${format}`
}

// What is narrower is a small picture beside words, and as wide on every screen.
const leastInGrid: PictureWidth = 160
// The finest screens have three or four dots for each pixel.
const mostDots = 4.5

/**
 * The same picture in the widths that suit, as a `srcset`; foreign addresses have none. `shownPx` is how wide it is shown
 * where that is the same on every screen.
 */
export function pictureSet(src: string, format: PictureFormat, shownPx: number | null = null): string | undefined {
  const found = /^\/pictures\/([\w-]+)\/\d+\.webp$/.exec(src)
  const id = found?.[1]
  const [least, most] = shownPx === null ? [leastInGrid, Number.POSITIVE_INFINITY] : [shownPx, shownPx * mostDots]
  const fitting = pictureWidths.filter((width) => width >= least && width <= most)
  // Few browsers know no AVIF: in a grid, every second width serves them.
  const widths = format === 'webp' && shownPx === null ? fitting.filter((_, at) => at % 2 === 1) : fitting
  return id && widths.map((width) => `${pictureAddress(id, width, format)} ${width}w`).join(',')
}

/** Stands in where a product has no picture yet. */
export const noPicture: Picture = { src: pictureAddress('none'), alt: '', tint: '#e9e4db' }
