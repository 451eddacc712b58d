import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { RefusedError } from '#app/api.ts'
import { sendFile } from '#app/send-file.ts'
import { calls } from '#contract/media/calls.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { Uploaded } from './uploaded.ts'

/** An image being uploaded. */
export interface Uploading {
  id: string
  name: string
  /** A local URL for the preview. */
  preview: string
  /** The gallery it is for, as named by the caller. */
  place: string
  /** The upload progress, 0 to 1. */
  progress: number
  error: string | null
}

let lastId = 0

/** Uploads product images, each as soon as it is picked; `onDone` receives the uploaded image. */
export function useUploads(onDone: (uploaded: Uploaded, place: string) => void) {
  const [uploads, setUploads] = useState<readonly Uploading[]>([])
  const previews = useRef<string[]>([])
  // An upload may outlive the render that started it.
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  const change = (id: string, changes: Partial<Uploading>) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const drop = (id: string) => setUploads((before) => before.filter((each) => each.id !== id))

  async function send(id: string, file: File, place: string) {
    try {
      const reply = await sendFile(calls.uploadProductImage, file, {
        failed: adminProductsMessages.uploadFailed,
        onProgress: (progress) => change(id, { progress }),
      })
      const { data } = z.safeParse(calls.uploadProductImage.response, reply)
      if (!data) throw new RefusedError(0, adminProductsMessages.uploadFailed)
      done.current(data, place)
      drop(id)
    } catch (error) {
      change(id, { error: error instanceof RefusedError ? error.message : adminProductsMessages.uploadFailed })
    }
  }

  /** Uploads one after the other, so that they keep the order in which they were picked. */
  async function add(files: readonly File[], place: string) {
    const added = files.map((file) => ({ file, draft: draftOf(file, place) }))
    previews.current.push(...added.map(({ draft }) => draft.preview))
    setUploads((before) => [...before, ...added.map(({ draft }) => draft)])
    for (const { file, draft } of added) await send(draft.id, file, place)
  }

  return { uploads, add, drop }
}

function draftOf(file: File, place: string): Uploading {
  const preview = URL.createObjectURL(file)
  return { id: String(++lastId), name: file.name, preview, place, progress: 0, error: null }
}
