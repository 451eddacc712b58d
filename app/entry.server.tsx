import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

const renderTimeoutMs = 10_000

/** Renders a page whole before its first byte goes out: its policy names the scripts in it, and its status is final. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  return new Promise<Response>((resolve, reject) => {
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs)
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Every part stands in its place: without JavaScript nothing could move there later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timeout)
        headers.set('content-type', 'text/html; charset=utf-8')
        pipe(gather((body) => resolve(new Response(body, { status, headers }))))
      },
      onShellError(error) {
        clearTimeout(timeout)
        reject(error)
      },
    })
  })
}

/** Takes in the parts of a page and hands it over whole. */
function gather(done: (body: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Uint8Array[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Uint8Array, _encoding, next) {
      parts.push(part)
      next()
    },
    final(next) {
      done(Buffer.concat(parts))
      next()
    },
  })
}

/** A loader that failed is a fault of ours; refusals travel as their own status and are not logged. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error)
}
