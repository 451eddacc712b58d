import { isWritable } from '#db/is-writable.ts'
import type { Shop } from '#modules/context.ts'

const lookAgainMs = 2_000

/** Does `work` once the database takes changes again, and again until it succeeds; returns a function that stops waiting. */
export function whenWritable({ db, log }: Shop, work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  let isStopped = false

  async function look() {
    try {
      if (await isWritable(db)) return await work()
    } catch (error) {
      log.warn({ err: error }, 'The database is not writable yet')
    }
    wait()
  }
  function wait() {
    if (isStopped) return
    timer = setTimeout(() => {
      looking = look()
    }, lookAgainMs)
  }

  wait()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await looking
  }
}
