import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerBuild } from 'react-router'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import type { Config } from '../config/config.ts'
import type { Generation } from './open-generation.ts'
import type { Sources } from './open-sources.ts'

const pagesId = 'virtual:react-router/server-build'
const generationFile = 'server/dev/open-generation.ts'
const databaseFile = 'db/embedded/start-embedded-server.ts'

const maxAnswerMs = 2_000

/** The shop and its embedded database, closed and opened again when their sources were edited. */
export interface ServedShop {
  /** Whether server code was edited since the shop was opened. */
  isStale(): boolean
  loadPages(): Promise<ServerBuild>
  /** Loads the sources again and opens the shop from them. On an error the previous shop keeps processing its jobs. */
  reopen(): Promise<void>
  /** Answers a request; false while no shop is open. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  close(): Promise<void>
}

export async function createServedShop(
  config: Config,
  openSources: () => Sources,
  say: (line: string) => void,
  report: (error: unknown) => void,
): Promise<ServedShop> {
  let sources = openSources()
  let database = await startDatabase()
  let isDatabaseOutdated = false
  let generation: Generation | null = null
  let hasOpened = false
  const unanswered = new Set<ServerResponse>()

  async function startDatabase() {
    if (config.databaseUrl) return null
    const { startEmbeddedServer } = await sources.load<typeof import('#db/embedded/start-embedded-server.ts')>(
      `/${databaseFile}`,
    )
    return startEmbeddedServer({ dataDir: config.dataDir, say })
  }

  const loadPages = () => sources.load<ServerBuild>(pagesId)

  async function openFrom(next: Sources): Promise<void> {
    const { openGeneration } = await next.load<typeof import('./open-generation.ts')>(`/${generationFile}`)
    await closeGeneration()
    await sources.close()
    sources = next
    if (isDatabaseOutdated) {
      await database?.stop()
      database = await startDatabase()
      isDatabaseOutdated = false
    }
    const databaseUrl = config.databaseUrl ?? database?.url ?? ''
    generation = await openGeneration(databaseUrl, loadPages, hasOpened ? () => {} : say)
  }

  async function closeGeneration(): Promise<void> {
    await Promise.race([Promise.all([...unanswered].map((response) => once(response, 'close'))), sleep(maxAnswerMs)])
    for (const response of unanswered) response.destroy()
    const last = generation
    generation = null
    await last?.close().catch(report)
  }

  return {
    isStale: () => sources.isReplaced() || sources.isStale(generationFile),
    loadPages,
    async reopen() {
      const startedAt = performance.now()
      isDatabaseOutdated ||= sources.isStale(databaseFile)
      const next = openSources()
      try {
        await openFrom(next)
      } catch (error) {
        if (sources !== next) await next.close()
        throw error
      }
      if (hasOpened) say(cliStartMessages.restarted(((performance.now() - startedAt) / 1_000).toFixed(1)))
      hasOpened = true
    },
    answer(request, response) {
      if (!generation) return false
      unanswered.add(response)
      response.once('close', () => unanswered.delete(response))
      generation.handle(request, response)
      return true
    },
    async close() {
      await closeGeneration()
      await database?.stop()
    },
  }
}
