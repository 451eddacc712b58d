import { setTimeout as wait } from 'node:timers/promises'
import { cliDatabaseMessages } from '#messages/en-US/cli/database.ts'
import type { Postgres } from './launch-postgres.ts'

const maxPauseMs = 10_000

/**
 * Restarts a server that exits unexpectedly: killed by hand, by the system for its memory, or by itself on a full disk.
 * Failed starts are retried after 0.2 s, then 0.4 s, up to every ten seconds.
 */
export function keepRunning(first: Postgres, say: (line: string) => void, launch: () => Promise<Postgres>) {
  const patience = new AbortController()
  let postgres = first

  async function watch(): Promise<void> {
    while (!patience.signal.aborted) {
      await postgres.exited
      if (patience.signal.aborted) return
      say(cliDatabaseMessages.stopped)
      await restart()
    }
  }

  async function restart(): Promise<void> {
    for (let pauseMs = 200; !patience.signal.aborted; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      try {
        postgres = await launch()
        if (!patience.signal.aborted) say(cliDatabaseMessages.restarted)
        return
      } catch (error) {
        say(cliDatabaseMessages.restartFailed(error instanceof Error ? error.message : String(error)))
        await wait(pauseMs, undefined, { signal: patience.signal }).catch(() => {})
      }
    }
  }

  const watched = watch()
  return {
    current: () => postgres,
    /** Stops the server for good. */
    async stop() {
      patience.abort()
      await endPostgres(postgres)
      // Also stop one that was just being restarted.
      const last = postgres
      await watched
      if (postgres !== last) await endPostgres(postgres)
    },
  }
}

/** A fast shutdown flushes everything; after a minute it is forced, and the next start recovers. */
export async function endPostgres(postgres: Postgres): Promise<void> {
  postgres.shutDown('fast')
  const patience = setTimeout(() => postgres.shutDown('immediate'), 60_000)
  await postgres.exited
  clearTimeout(patience)
}
