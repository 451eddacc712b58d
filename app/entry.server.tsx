import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { dataScript } from './frame/data-script.ts'
import { renderToHtml } from './frame/render-to-html.ts'
import { renderedHtmlContext } from './frame/rendered-html.ts'
import { nonceContext, ScriptNonce } from './frame/script-nonce.ts'
import { loadParts } from './ui/lazy-part.ts'

const documentEnd = '</body></html>'

/**
 * Renders the whole page before sending the first byte: its CSP names its scripts, and its status is final. The data and all
 * code are there before React renders.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = loadContext.get(nonceContext)
  const script = await dataScript(serverHandoffStream, nonce)
  await loadParts()
  const page = await renderToHtml(
    <ScriptNonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </ScriptNonce>,
  )
  if (!page.endsWith(documentEnd)) throw new Error('The page has no end')
  loadContext.get(renderedHtmlContext).html =
    `<!DOCTYPE html>${page.slice(0, -documentEnd.length)}${script}${documentEnd}`
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** A failed loader is a fault; refusals and unknown addresses carry their own status and are not logged. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error)
}
