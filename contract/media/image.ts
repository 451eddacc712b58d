import type * as z from 'zod/mini'

import type { image } from './image-shape.ts'

/** Each is at most 1.5 times as wide as the one before, from 160 on, so that no image is much wider than displayed. */
export const imageWidths = [64, 96, 160, 240, 320, 480, 640, 960, 1280, 1900] as const
export type ImageWidth = (typeof imageWidths)[number]

export type Image = z.infer<typeof image>

/** Pages show AVIF, and WebP in browsers that do not know it; email clients, feeds and link previews read JPEG. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** The address of a stored image at one of the widths it is made in. */
export function imageAddress(id: string, width: ImageWidth = 960, format: ImageFormat = 'webp'): string {
  return `/images/${id}/${width}.${format}`
}

/** The ID in the URL of one of our images; null for foreign URLs. */
export function imageIdAt(src: string): string | null {
  return /^\/images\/([\w-]+)\/\d+\.(?:avif|webp|jpg)$/.exec(src)?.[1] ?? null
}

/** The URL of the same image in another width and format; foreign URLs stay unchanged. */
export function resizedAddress(src: string, width: ImageWidth, format: ImageFormat): string {
  const id = imageIdAt(src)
  return id ? imageAddress(id, width, format) : src
}

// A narrower image is a thumbnail with the same width on every screen.
const minGridWidth: ImageWidth = 160
// The densest screens have three or four pixels per CSS pixel.
const maxPixelRatio = 4.5

interface Shown {
  /** The displayed width if it is the same on every screen. */
  px?: number | null
  /** The widest that is of use where it is displayed. */
  widest?: ImageWidth
}

/** The suitable AVIF widths of an image as a `srcset`; undefined for foreign URLs. */
export function imageSet(src: string, { px = null, widest = 1900 }: Shown = {}): string | undefined {
  const id = imageIdAt(src)
  const [min, max] = px === null ? [minGridWidth, widest] : [px, px * maxPixelRatio]
  const fitting = imageWidths.filter((width) => width >= min && width <= max)
  return id ? fitting.map((width) => `${imageAddress(id, width, 'avif')} ${width}w`).join(',') : undefined
}

/** The placeholder for a product without images. */
export const noImage: Image = { src: imageAddress('none'), alt: '', tint: '#e9e4db' }
