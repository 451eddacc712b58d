import { type Image as ImageOnTheWire, imageSet } from '#contract/media/image.ts'
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
  /** For the largest image above the fold: fetched at once with high priority. */
  eager?: boolean
  ratio?: keyof typeof ratios
  className?: string
  /** True where adjacent text says the same. */
  isDecorative?: boolean
}

/** A responsive shop image, on its average color until it has loaded. */
export function Image({
  image,
  sizes,
  eager = false,
  ratio = 'product',
  className = '',
  isDecorative = false,
}: ImageProps) {
  const { width, height, className: shape } = ratios[ratio]
  const fixed = sizes.includes('vw') ? null : /(\d+)px$/.exec(sizes)
  const shownPx = fixed && Number(fixed[1])
  const avif = imageSet(image.src, 'avif', shownPx)
  const webp = imageSet(image.src, 'webp', shownPx)
  if (eager) preloadImage({ src: image.src, avif, sizes })
  return (
    <picture className={className ? `${shape} ${className}` : shape} style={{ backgroundColor: image.tint }}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={image.src}
        srcSet={webp}
        sizes={sizes}
        alt={isDecorative ? '' : image.alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
