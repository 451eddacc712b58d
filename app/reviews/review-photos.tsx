import { Suspense, useState } from 'react'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { imageSet, resizedAddress } from '#contract/media/image.ts'
import type { Review } from '#contract/reviews/calls.ts'

const ImageViewer = lazyPart(async () => (await import('#app/media/image-viewer.tsx')).ImageViewer)

/** The photos of a review as thumbnails that open the viewer. */
export function ReviewPhotos({ review }: { review: Pick<Review, 'photos' | 'name' | 'reviewTitle'> }) {
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const photos = review.photos.map((src, at) => ({
    src,
    alt: `Photo ${at + 1} by ${review.name}`,
    tint: 'var(--color-linen)',
  }))

  async function open(at: number) {
    if (!(await ImageViewer.load())) return
    setOpenedAt(at)
    setOpen(true)
  }

  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map(({ src, alt }, at) => (
          <li key={src}>
            <button
              type="button"
              aria-label={`Open ${alt}`}
              className="block cursor-zoom-in"
              onClick={() => void open(at)}
            >
              <picture>
                <source type="image/avif" srcSet={imageSet(src, { px: 96 })} sizes="96px" />
                <img
                  src={resizedAddress(src, 240, 'webp')}
                  alt={alt}
                  width={96}
                  height={96}
                  loading="lazy"
                  decoding="async"
                  className="size-24 bg-linen"
                />
              </picture>
            </button>
          </li>
        ))}
      </ul>
      {openedAt !== null && (
        <Suspense>
          <ImageViewer
            images={photos}
            startAt={openedAt}
            open={isOpen}
            onOpenChange={setOpen}
            label={review.reviewTitle}
          />
        </Suspense>
      )}
    </>
  )
}
