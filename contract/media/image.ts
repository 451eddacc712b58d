import type * as z from 'zod/mini'

import type { image } from './image-shape.ts'

/** Each is at most 1.5 times as wide as the one before, from 160 on, so that no image is much wider than displayed. */
export const imageWidths = [64, 96, 160, 240, 320, 480, 640, 960, 1280, 1900] as const
export type ImageWidth = (typeof imageWidths)[number]

export type Image = z.infer<typeof image>

export type ImageFormat = 'avif' | 'webp'

/** The URL of a stored image in one of its widths. */
export function imageAddress(id: string, width: ImageWidth = 960, format: ImageFormat = 'webp'): string {
  return `/images/${id}/${width}.${format}`
}

// A narrower image is a thumbnail with the same width on every screen.
const minGridWidth: ImageWidth = 160
// The densest screens have three or four pixels per CSS pixel.
const maxPixelRatio = 4.5

/**
 * The suitable widths of an image as a `srcset`; undefined for foreign URLs. `shownPx` is the displayed width if it is
 * the same on every screen.
 */
export function imageSet(src: string, format: ImageFormat, shownPx: number | null = null): string | undefined {
  const found = /^\/images\/([\w-]+)\/\d+\.webp$/.exec(src)
  const id = found?.[1]
  const [min, max] = shownPx === null ? [minGridWidth, Number.POSITIVE_INFINITY] : [shownPx, shownPx * maxPixelRatio]
  const fitting = imageWidths.filter((width) => width >= min && width <= max)
  // Few browsers lack AVIF: in a grid, they get every second width.
  const widths = format === 'webp' && shownPx === null ? fitting.filter((_, at) => at % 2 === 1) : fitting
  return id && widths.map((width) => `${imageAddress(id, width, format)} ${width}w`).join(',')
}

/** The placeholder for a product without images. */
export const noImage: Image = { src: imageAddress('none'), alt: '', tint: '#e9e4db' }
