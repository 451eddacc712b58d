import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { RefusedError } from './api.ts'

const refusal = z.object({ message: z.string() })

interface Sending {
  /** What goes before the file. */
  fields?: Record<string, string>
  /** Gets how much of the file has gone, 0 to 1. */
  onProgress: (part: number) => void
  /** Said where no sentence came back. */
  failed: string
}

/** Sends a file to a call that takes one, telling how far it is; answers the reply's body or refuses with `RefusedError`. */
export function sendFile(call: Call, file: File, { fields = {}, onProgress, failed }: Sending): Promise<unknown> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  return new Promise((resolve, reject) => {
    // Only this old way of asking tells how far it is.
    const request = new XMLHttpRequest()
    request.open(call.method, call.address ?? `/api/${call.path}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const { data: refused } = z.safeParse(refusal, request.response)
      if (request.status === 200) resolve(request.response)
      else reject(new RefusedError(request.status, refused?.message ?? failed))
    })
    request.addEventListener('error', () => reject(new RefusedError(0, `${failed} Please check your connection.`)))
    request.send(body)
  })
}
