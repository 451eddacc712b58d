import { setTimeout as wait } from 'node:timers/promises'
import type { Postgres } from './launch-postgres.ts'

const maxPauseMs = 10_000

/**
 * Starts a server again whenever it ends though nobody stopped it: killed by hand, by the system for its memory, or by
 * itself on a full disk. Where it cannot start, it is tried again after 0.2, 0.4 … and at last every ten seconds.
 */
export function keepRunning(first: Postgres, say: (line: string) => void, launch: () => Promise<Postgres>) {
  const patience = new AbortController()
  let postgres = first

  async function watch(): Promise<void> {
    while (!patience.signal.aborted) {
      await postgres.exited
      if (patience.signal.aborted) return
      say('The database ended unexpectedly; it is started again.')
      await startAgain()
    }
  }

  async function startAgain(): Promise<void> {
    for (let pauseMs = 200; !patience.signal.aborted; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      try {
        postgres = await launch()
        if (!patience.signal.aborted) say('The database is back.')
        return
      } catch (error) {
        say(`The database does not start again: ${error instanceof Error ? error.message : error}`)
        await wait(pauseMs, undefined, { signal: patience.signal }).catch(() => {})
      }
    }
  }

  const watched = watch()
  return {
    current: () => postgres,
    /** Ends the server for good. */
    async stop() {
      patience.abort()
      await endPostgres(postgres)
      // One that was just being started again is ended too.
      const last = postgres
      await watched
      if (postgres !== last) await endPostgres(postgres)
    },
  }
}

/** A fast shutdown writes everything down; one that takes a minute is cut short, and the next start recovers. */
export async function endPostgres(postgres: Postgres): Promise<void> {
  postgres.shutDown('fast')
  const patience = setTimeout(() => postgres.shutDown('immediate'), 60_000)
  await postgres.exited
  clearTimeout(patience)
}
