import type * as z from 'zod/mini'

import type { image } from './image-shape.ts'

/** Each is at most 1.5 times as wide as the one before from 160 on, so that no image is much wider than it is shown. */
export const imageWidths = [64, 96, 160, 240, 320, 480, 640, 960, 1280, 1900] as const
export type ImageWidth = (typeof imageWidths)[number]

export type Image = z.infer<typeof image>

export type ImageFormat = 'avif' | 'webp'

/** The address of a stored image at one of the widths it is made in. */
export function imageAddress(id: string, width: ImageWidth = 960, format: ImageFormat = 'webp'): string {
  return `/images/${id}/${width}.${format}`
}

// What is narrower is a small image beside words, and as wide on every screen.
const leastInGrid: ImageWidth = 160
// The finest screens have three or four dots for each pixel.
const mostDots = 4.5

/**
 * The same image in the widths that suit, as a `srcset`; foreign addresses have none. `shownPx` is how wide it is shown
 * where that is the same on every screen.
 */
export function imageSet(src: string, format: ImageFormat, shownPx: number | null = null): string | undefined {
  const found = /^\/images\/([\w-]+)\/\d+\.webp$/.exec(src)
  const id = found?.[1]
  const [least, most] = shownPx === null ? [leastInGrid, Number.POSITIVE_INFINITY] : [shownPx, shownPx * mostDots]
  const fitting = imageWidths.filter((width) => width >= least && width <= most)
  // Few browsers know no AVIF: in a grid, every second width serves them.
  const widths = format === 'webp' && shownPx === null ? fitting.filter((_, at) => at % 2 === 1) : fitting
  return id && widths.map((width) => `${imageAddress(id, width, format)} ${width}w`).join(',')
}

/** Stands in where a product has no image yet. */
export const noImage: Image = { src: imageAddress('none'), alt: '', tint: '#e9e4db' }
