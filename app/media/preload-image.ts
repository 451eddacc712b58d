import { preload } from 'react-dom'

interface SeenFirst {
  src: string
  /** Its widths in AVIF, as a `srcset`; undefined for a foreign address. */
  avif: string | undefined
  sizes: string
  /** On which screens, where that is not all of them. */
  media?: string
}

/** Has an image fetched as soon as the page begins, in the width that suits. */
export function preloadImage({ src, avif, sizes, media }: SeenFirst): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(media && { media }),
    ...(avif && { imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' }),
  })
}
