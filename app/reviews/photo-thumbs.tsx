import { imageSet, resizedAddress } from '#contract/media/image.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'

/** A photo of a review: its address and the reviewer's name. */
export interface ReviewPhoto {
  src: string
  name: string
}

interface PhotoThumbsProps {
  photos: readonly ReviewPhoto[]
  onOpen: (src: string) => void
  className?: string
}

/** Photos as thumbnails that open the viewer. */
export function PhotoThumbs({ photos, onOpen, className = '' }: PhotoThumbsProps) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {photos.map(({ src, name }) => (
        <li key={src}>
          <button
            type="button"
            aria-label={reviewsMessages.openPhotoBy(name)}
            className="block cursor-zoom-in"
            onClick={() => onOpen(src)}
          >
            <picture>
              <source type="image/avif" srcSet={imageSet(src, { px: 96 })} sizes="96px" />
              <img
                src={resizedAddress(src, 240, 'webp')}
                alt={reviewsMessages.photoBy(name)}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
                className="size-24 bg-linen object-cover"
              />
            </picture>
          </button>
        </li>
      ))}
    </ul>
  )
}
