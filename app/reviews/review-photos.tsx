import { Suspense } from 'react'
import { PhotoThumbs } from './photo-thumbs.tsx'
import type { PhotographedReview } from './photo-viewer.tsx'
import { PhotoViewer, usePhotoViewer } from './use-photo-viewer.ts'

/** The photos of one review as thumbnails, with a viewer of their own. */
export function ReviewPhotos({ review }: { review: PhotographedReview }) {
  const { openPhoto, viewer } = usePhotoViewer()
  return (
    <>
      <PhotoThumbs
        photos={review.photos.map((src) => ({ src, name: review.name }))}
        onOpen={(src) => void openPhoto(src)}
        className="mt-3"
      />
      {viewer && (
        <Suspense>
          <PhotoViewer reviews={[review]} {...viewer} />
        </Suspense>
      )}
    </>
  )
}
