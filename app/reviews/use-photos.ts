import { useEffect, useRef, useState } from 'react'
import { RefusedError } from '#app/api.ts'
import { maxReviewPhotos } from '#contract/reviews/limits.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import { uploadPhoto } from './upload-photo.ts'

/** A photo of the review being written. */
export interface DraftPhoto {
  id: string
  /** A local URL for the preview. */
  preview: string
  name: string
  /** The upload progress, 0 to 1. */
  progress: number
  /** Its URL once it is uploaded. */
  url: string | null
  error: string | null
}

/** The photos of what is being written, by default a review: each is uploaded as soon as it is picked. */
export function usePhotos(upload: typeof uploadPhoto = uploadPhoto) {
  const [photos, setPhotos] = useState<readonly DraftPhoto[]>([])
  const [error, setError] = useState<string | null>(null)
  const previews = useRef<string[]>([])

  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  function change(id: string, changes: Partial<DraftPhoto>) {
    setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)))
  }

  async function send(id: string, file: File) {
    try {
      change(id, { url: await upload(file, (progress) => change(id, { progress })), progress: 1 })
    } catch (refused) {
      change(id, { error: refused instanceof RefusedError ? refused.message : reviewsMessages.uploadFailed })
    }
  }

  function add(files: readonly File[]) {
    const images = files.filter(({ type }) => type.startsWith('image/'))
    const room = maxReviewPhotos - photos.length
    setError(
      images.length > room
        ? reviewsMessages.tooManyPhotos
        : images.length < files.length
          ? reviewsMessages.imagesOnly
          : null,
    )
    const added = images.slice(0, room).map((file) => ({ file, photo: draftOf(file) }))
    previews.current.push(...added.map(({ photo }) => photo.preview))
    setPhotos([...photos, ...added.map(({ photo }) => photo)])
    for (const { file, photo } of added) void send(photo.id, file)
  }

  return {
    photos,
    error,
    add,
    remove(id: string) {
      setError(null)
      setPhotos((before) => before.filter((photo) => photo.id !== id))
    },
  }
}

let lastId = 0

function draftOf(file: File): DraftPhoto {
  return {
    id: String(++lastId),
    preview: URL.createObjectURL(file),
    name: file.name,
    progress: 0,
    url: null,
    error: null,
  }
}
