import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderedBodyContext } from './frame/rendered-body.ts'
import { nonceContext, ScriptNonce } from './frame/script-nonce.ts'

const renderTimeoutMs = 10_000

/** Renders the whole page before sending the first byte: its CSP names its scripts, and its status is final. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(nonceContext)
  const page = (
    <ScriptNonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </ScriptNonce>
  )
  return new Promise<Response>((resolve, reject) => {
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs)
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // No streamed boundaries: without JavaScript they would never be moved into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timeout)
        headers.set('content-type', 'text/html; charset=utf-8')
        const rendered = loadContext.get(renderedBodyContext)
        pipe(
          gather((bytes) => {
            if (rendered) rendered.bytes = bytes
            resolve(new Response(rendered ? null : bytes, { status, headers }))
          }),
        )
      },
      onShellError(error) {
        clearTimeout(timeout)
        reject(error)
      },
    })
  })
}

/** Collects a rendered page. */
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

/** A failed loader is a fault; refusals and unknown addresses carry their own status and are not logged. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error)
}
