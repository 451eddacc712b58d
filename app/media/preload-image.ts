import { preload } from 'react-dom'

interface SeenFirst {
  src: string
  /** Its AVIF widths as a `srcset`; undefined for a foreign URL. */
  avif: string | undefined
  sizes: string
  /** Media query, if not for all screens. */
  media?: string
}

/** Preloads a responsive image from the head. */
export function preloadImage({ src, avif, sizes, media }: SeenFirst): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(media && { media }),
    ...(avif && { imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' }),
  })
}
