import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import type { Config } from '../config/config.ts'
import { createDevVite } from './create-dev-vite.ts'
import { describeError, type SourceError } from './describe-error.ts'
import { errorPage } from './error-page.ts'
import { openSources } from './open-sources.ts'
import { createServedShop } from './served-shop.ts'

// Editors and git write several files at once.
const settleMs = 30

export interface DevLoop {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Shows an error in the terminal and in open pages. */
  report(error: unknown): SourceError
  close(): Promise<void>
}

/**
 * Serves the sources. Vite replaces edited pages in the browser. After an edit of server code every module is loaded
 * again, and the shop is restarted: requests wait until then, and open pages reload afterwards.
 */
export async function startDevLoop(config: Config, server: Server, say: (line: string) => void): Promise<DevLoop> {
  let isOutdated = true
  let onEdit = async () => {}
  const vite = await createDevVite(config, server, {
    onReadAtOpening() {
      isOutdated = true
    },
    onEdit: () => onEdit(),
  })
  const report = (error: unknown) => showError(vite, error)
  const shop = await createServedShop(config, () => openSources(vite), say, report)
  let failure: SourceError | null = null
  /** Whether a page may still show an error of the previous sources. */
  let hasFailed = false

  const update = createUpdates(async () => {
    isOutdated ||= shop.isStale()
    const mustReload = isOutdated || failure || hasFailed
    try {
      if (isOutdated) {
        isOutdated = false
        await shop.reopen()
      }
      await shop.loadPages()
      failure = null
      hasFailed = false
      if (mustReload) vite.environments.client.hot.send({ type: 'full-reload', path: '*' })
    } catch (error) {
      // What could not be loaded is loaded again after the next edit.
      isOutdated = true
      failure = report(error)
    }
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (shop.isStale()) void update.request()
    await update.current()
    if (response.closed) return
    response.once('close', () => {
      hasFailed ||= response.statusCode >= 500
    })
    if (failure) return sendFailure(failure, request, response)
    if (!shop.answer(request, response)) response.writeHead(503).end()
  }

  onEdit = update.request
  void update.request()
  return {
    handle: (request, response) => vite.middlewares(request, response, () => void answer(request, response)),
    report,
    async close() {
      await update.current()
      await shop.close()
      await vite.close()
    },
  }
}

/** Runs one update at a time, and again if it is requested meanwhile. */
function createUpdates(update: () => Promise<void>) {
  let isRequested = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (isRequested) {
      await sleep(settleMs)
      isRequested = false
      await update()
    }
  }

  return {
    current: () => running,
    request(): Promise<void> {
      isRequested = true
      running ??= run().finally(() => {
        running = null
      })
      return running
    },
  }
}

function showError(vite: ViteDevServer, thrown: unknown): SourceError {
  const { root, logger } = vite.config
  const error = describeError(thrown, root)
  const { headline, place, frame, stack } = error
  logger.error(`${[headline, frame, stack].filter(Boolean).join('\n\n')}\n`, { timestamp: true })
  const loc = place && { loc: { ...place, file: join(root, place.file) } }
  vite.environments.client.hot.send({ type: 'error', err: { message: headline, frame, stack, ...loc } })
  return error
}

function sendFailure(failure: SourceError, request: IncomingMessage, response: ServerResponse): void {
  const isPage = request.headers.accept?.includes('text/html')
  response.writeHead(500, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
  response.end(isPage ? errorPage(failure) : JSON.stringify({ status: 500, message: failure.headline }))
}
