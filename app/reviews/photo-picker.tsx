import { ImagePlus, X } from 'lucide'
import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { maxReviewPhotos } from '#contract/reviews/limits.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import type { DraftPhoto } from './use-photos.ts'

interface PhotoPickerProps {
  photos: readonly DraftPhoto[]
  error: string | null
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
}

/** Adds photos to a review: previews with upload progress or error. */
export function PhotoPicker({ photos, error, onAdd, onRemove }: PhotoPickerProps) {
  const id = useId()
  return (
    <div>
      <p className="mb-1.5 flex justify-between text-small font-medium">
        {reviewsMessages.photosLabel}
        <span className="font-normal text-ink-soft">{reviewsMessages.photosHint(maxReviewPhotos)}</span>
      </p>
      <ul className="flex flex-wrap gap-3">
        {photos.map((photo) => (
          <li key={photo.id} className="w-20">
            <div className="relative">
              <img src={photo.preview} alt={photo.name} className="aspect-square w-20 bg-linen object-cover" />
              <Progress photo={photo} />
              <IconButton
                label={reviewsMessages.removePhoto(photo.name)}
                className="absolute -top-3 -right-3 scale-75 bg-paper shadow-lift"
                onClick={() => onRemove(photo.id)}
              >
                <Icon of={X} size={20} />
              </IconButton>
            </div>
            {photo.error && (
              <p role="alert" className="mt-1 text-small text-accent">
                {photo.error}
              </p>
            )}
          </li>
        ))}
        <li>
          <label
            htmlFor={id}
            className="flex aspect-square w-20 flex-col items-center justify-center gap-1 border border-line-strong border-dashed text-small transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3"
          >
            <Icon of={ImagePlus} size={22} strokeWidth={1.25} />
            <span className="px-1 text-center leading-tight">{reviewsMessages.addPhotos}</span>
            <input
              id={id}
              type="file"
              accept="image/*"
              multiple
              aria-describedby={error ? `${id}-error` : undefined}
              className="sr-only"
              onChange={({ currentTarget }) => {
                onAdd([...(currentTarget.files ?? [])])
                currentTarget.value = ''
              }}
            />
          </label>
        </li>
      </ul>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-small text-accent">
          {error}
        </p>
      )}
    </div>
  )
}

function Progress({ photo: { name, progress, url, error } }: { photo: DraftPhoto }) {
  if (url || error) return null
  return (
    <progress
      aria-label={reviewsMessages.uploading(name)}
      value={progress}
      max={1}
      className="absolute inset-x-0 bottom-0 block h-1.5 w-full appearance-none bg-paper [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-accent"
    />
  )
}
