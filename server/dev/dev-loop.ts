import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerBuild } from 'react-router'
import { createServerModuleRunner, normalizePath } from 'vite'
import type { Config } from '../config/config.ts'
import { createDevVite } from './create-dev-vite.ts'
import { describeError, type SourceError } from './describe-error.ts'
import { errorPage } from './error-page.ts'
import type { Generation } from './open-generation.ts'

const pagesId = 'virtual:react-router/server-build'
const generationFile = 'server/dev/open-generation.ts'
const databaseFile = 'db/embedded/start-embedded-server.ts'

// Editors and git write several files at once.
const settleMs = 30
const maxAnswerMs = 2_000

export interface DevLoop {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Shows an error in the terminal and in open pages. */
  report(error: unknown): SourceError
  close(): Promise<void>
}

/**
 * Serves the sources. Vite replaces edited pages in the browser. After an edit of server code every module is loaded
 * again, and the shop is closed and reopened: requests wait until then, and open pages reload afterwards.
 */
export async function startDevLoop(config: Config, server: Server, say: (line: string) => void): Promise<DevLoop> {
  let isOutdated = true
  let isDatabaseOutdated = false
  let onEdit = async () => {}
  const vite = await createDevVite(config, server, {
    onReadAtOpening() {
      isOutdated = true
    },
    onEdit: () => onEdit(),
  })
  const { root, logger } = vite.config

  let environment = vite.environments.ssr
  let runner = newRunner()
  let database = await startDatabase()
  let generation: Generation | null = null
  let failure: SourceError | null = null
  /** Whether a page may still show an error of the previous sources. */
  let hasFailed = false
  let hasOpened = false
  let isWanted = false
  let running: Promise<void> | null = null
  const unanswered = new Set<ServerResponse>()

  function newRunner() {
    return createServerModuleRunner(environment, { hmr: false })
  }

  async function startDatabase() {
    if (config.databaseUrl) return null
    const { startEmbeddedServer }: typeof import('#db/embedded/start-embedded-server.ts') = await runner.import(
      `/${databaseFile}`,
    )
    return startEmbeddedServer({ dataDir: config.dataDir, say })
  }

  function loadBuild(): Promise<ServerBuild> {
    return runner.import(pagesId)
  }

  /** Whether a module, or any that it imports, was edited since it was loaded. */
  function isStale(file: string): boolean {
    return !environment.moduleGraph.getModuleById(normalizePath(join(root, file)))?.transformResult
  }

  /** Updates the served shop to the current sources, and again if they change meanwhile. */
  function refresh(): Promise<void> {
    isWanted = true
    running ??= refreshUntilCurrent().finally(() => {
      running = null
    })
    return running
  }

  async function refreshUntilCurrent(): Promise<void> {
    while (isWanted) {
      await sleep(settleMs)
      isWanted = false
      // After an edit of its configuration Vite restarts with new environments.
      isOutdated ||= environment !== vite.environments.ssr || isStale(generationFile)
      const mustReload = isOutdated || failure || hasFailed
      try {
        if (isOutdated) await reopen()
        await loadBuild()
        failure = null
        hasFailed = false
        if (mustReload) vite.environments.client.hot.send({ type: 'full-reload', path: '*' })
      } catch (error) {
        failure = report(error)
      }
    }
  }

  async function reopen(): Promise<void> {
    const startedAt = performance.now()
    isOutdated = false
    isDatabaseOutdated ||= isStale(databaseFile)
    environment = vite.environments.ssr
    const next = newRunner()
    try {
      const { openGeneration }: typeof import('./open-generation.ts') = await next.import(`/${generationFile}`)
      // While the sources cannot be loaded, the previous shop keeps processing its jobs.
      await closeGeneration()
      await runner.close()
      runner = next
      if (isDatabaseOutdated) {
        await database?.stop()
        database = await startDatabase()
        isDatabaseOutdated = false
      }
      generation = await openGeneration(
        config.databaseUrl ?? database?.url ?? '',
        loadBuild,
        hasOpened ? () => {} : say,
      )
    } catch (error) {
      isOutdated = true
      if (runner !== next) await next.close()
      throw error
    }
    if (hasOpened) say(`Restarted the shop in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`)
    hasOpened = true
  }

  async function closeGeneration(): Promise<void> {
    await Promise.race([Promise.all([...unanswered].map((response) => once(response, 'close'))), sleep(maxAnswerMs)])
    for (const response of unanswered) response.destroy()
    const last = generation
    generation = null
    await last?.close().catch(report)
  }

  function report(thrown: unknown): SourceError {
    const error = describeError(thrown, root)
    const { headline, place, frame, stack } = error
    logger.error(`${[headline, frame, stack].filter(Boolean).join('\n\n')}\n`, { timestamp: true })
    const loc = place && { loc: { ...place, file: join(root, place.file) } }
    vite.environments.client.hot.send({ type: 'error', err: { message: headline, frame, stack, ...loc } })
    return error
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (environment !== vite.environments.ssr) refresh()
    await running
    if (response.closed) return
    if (!generation || failure) return sendFailure(request, response)
    unanswered.add(response)
    response.once('close', () => {
      unanswered.delete(response)
      hasFailed ||= response.statusCode >= 500
    })
    generation.handle(request, response)
  }

  function sendFailure(request: IncomingMessage, response: ServerResponse): void {
    if (!failure) return void response.writeHead(503).end()
    const isPage = request.headers.accept?.includes('text/html')
    response.writeHead(500, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
    response.end(isPage ? errorPage(failure) : JSON.stringify({ status: 500, message: failure.headline }))
  }

  onEdit = refresh
  void refresh()
  return {
    handle: (request, response) => vite.middlewares(request, response, () => void answer(request, response)),
    report,
    async close() {
      await running
      await closeGeneration()
      await database?.stop()
      await vite.close()
    },
  }
}
