import * as z from 'zod/mini'
import { RefusedError } from '#app/api.ts'
import { sendFile } from '#app/send-file.ts'
import { calls } from '#contract/returns/calls.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'

const reply = z.object({ secure_url: z.string() })

/** Uploads a photo for a return of an order with progress (0 to 1); returns its URL. */
export async function uploadReturnPhoto(
  { orderNumber, key }: { orderNumber: string; key?: string },
  file: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const failed = reviewsMessages.uploadFailed
  const fields = { orderNumber, ...(key !== undefined && { key }) }
  const sent = await sendFile(calls.uploadReturnPhoto, file, { fields, onProgress, failed })
  const { data } = z.safeParse(reply, sent)
  if (!data) throw new RefusedError(0, failed)
  return data.secure_url
}
