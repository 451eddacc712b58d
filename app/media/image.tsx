import {
  type Image as ImageOnTheWire,
  type ImageWidth,
  imageSet,
  imageWidths,
  resizedAddress,
} from '#contract/media/image.ts'
import { preloadImage } from './preload-image.ts'

const ratios = {
  product: { className: 'aspect-product', width: 1900, height: 2500 },
  tall: { className: 'aspect-tall', width: 1400, height: 1750 },
  wide: { className: 'aspect-wide', width: 2400, height: 1350 },
}

interface ImageProps {
  image: ImageOnTheWire
  /** The image's `sizes`: `(min-width: 992px) 25vw, 50vw`. */
  sizes: string
  /** The widest that is of use where it is shown; 1900 by default. */
  widest?: ImageWidth
  /** For the largest image above the fold: fetched at once with high priority. */
  eager?: boolean
  ratio?: keyof typeof ratios
  className?: string
  /** The point that stays in view when the image is cropped, in percent from the upper left. */
  focus?: { x: number; y: number } | undefined
  /** True where adjacent text says the same. */
  isDecorative?: boolean
}

/** A responsive shop image, on its average color until it has loaded. */
export function Image({
  image,
  sizes,
  widest = 1900,
  eager = false,
  ratio = 'product',
  className = '',
  focus,
  isDecorative = false,
}: ImageProps) {
  const { width, height, className: shape } = ratios[ratio]
  const fixed = sizes.includes('vw') ? null : /(\d+)px$/.exec(sizes)
  const px = fixed && Number(fixed[1])
  const avif = imageSet(image.src, { px, widest })
  if (eager) preloadImage({ src: image.src, avif, sizes })
  return (
    <picture className={className ? `${shape} ${className}` : shape} style={{ backgroundColor: image.tint }}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={px === null ? image.src : resizedAddress(image.src, twice(px), 'webp')}
        alt={isDecorative ? '' : image.alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      />
    </picture>
  )
}

/** A width for a small image on screens with two dots for each pixel. */
function twice(px: number): ImageWidth {
  return imageWidths.find((width) => width >= 2 * px) ?? 960
}
