import type { Shop } from '#modules/context.ts'
import { readHomeClock } from '#modules/home/read-home-clock.ts'

/** The dates are read again this often, also after a failure. */
const maxWaitMs = 60_000

interface HomeFollower {
  /** Reads the dates again, after a change of sections. */
  read(): void
  stop(): void
}

/** Calls `onChange` at each date at which a section of the home page begins or ends to show. */
export function followHome(shop: Pick<Shop, 'db' | 'log'>, onChange: () => void): HomeFollower {
  let timer: NodeJS.Timeout | undefined
  let since: string | null = null
  // Of several reads at the same time, the last one sets the timer.
  let turn = 0

  async function read() {
    const mine = ++turn
    let waitMs = maxWaitMs
    try {
      const clock = await readHomeClock(shop, since)
      if (mine !== turn) return
      since = clock.now
      if (clock.hasChanged) onChange()
      waitMs = Math.min(clock.waitMs ?? maxWaitMs, maxWaitMs)
    } catch (error) {
      shop.log.warn({ err: error }, 'The dates of the home page could not be read')
      if (mine !== turn) return
    }
    clearTimeout(timer)
    timer = setTimeout(() => void read(), waitMs).unref()
  }

  return {
    read: () => void read(),
    stop() {
      turn++
      clearTimeout(timer)
    },
  }
}
