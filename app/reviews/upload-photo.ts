import * as z from 'zod/mini'
import { RefusedError } from '#app/api.ts'
import { sendFile } from '#app/send-file.ts'
import { calls } from '#contract/reviews/calls.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'

const reply = z.object({ secure_url: z.string() })

/** Uploads an image with progress (0 to 1); returns its URL. */
export async function uploadPhoto(file: File, onProgress: (part: number) => void): Promise<string> {
  const { data } = z.safeParse(
    reply,
    await sendFile(calls.uploadImage, file, { onProgress, failed: reviewsMessages.uploadFailed }),
  )
  if (!data) throw new RefusedError(0, reviewsMessages.uploadFailed)
  return data.secure_url
}
