import * as z from 'zod/mini'
import { type Call, directAddress } from '#contract/call.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { RefusedError } from './api.ts'

const refusal = z.object({ message: z.string() })

interface Sending {
  /** Form fields sent before the file. */
  fields?: Record<string, string>
  /** Called with the upload progress, 0 to 1. */
  onProgress: (part: number) => void
  /** Shown when the response has no message. */
  failed: string
}

/** Uploads a file with progress; returns the response body or throws `RefusedError`. */
export function sendFile(call: Call, file: File, { fields = {}, onProgress, failed }: Sending): Promise<unknown> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  return new Promise((resolve, reject) => {
    // Only XMLHttpRequest reports upload progress.
    const request = new XMLHttpRequest()
    request.open(call.method, directAddress(call))
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const { data: refused } = z.safeParse(refusal, request.response)
      if (request.status === 200) resolve(request.response)
      else reject(new RefusedError(request.status, refused?.message ?? failed))
    })
    request.addEventListener('error', () => reject(new RefusedError(0, frameMessages.uploadFailed(failed))))
    request.send(body)
  })
}
