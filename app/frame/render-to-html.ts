import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

const renderTimeoutMs = 10_000

/** What React writes in place of a part that failed, or that was not there yet. */
const unfinished = '<!--$!-->'

/**
 * Renders a page in one go. If a part of it fails or is still waiting for something, the page is rendered again by a stream,
 * which waits, and logs why a part failed.
 */
export async function renderToHtml(page: ReactNode): Promise<string> {
  const html = renderToString(page)
  return html.includes(unfinished) ? renderWaiting(page) : html
}

async function renderWaiting(page: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs)
  const { pipe, abort } = renderToPipeableStream(page, {
    // No streamed boundaries: without JavaScript they would never be moved into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onShellError: reject,
  })
  try {
    return (await promise).replace(/^<!DOCTYPE html>/, '')
  } finally {
    clearTimeout(timeout)
  }
}
