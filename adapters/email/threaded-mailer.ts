import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Mailer } from './mailer.ts'
import type { ThreadData, ThreadResult, ThreadTask } from './thread-messages.ts'

// The build puts the thread next to the other entry points.
const isBuilt = !import.meta.url.endsWith('.ts')
const program = fileURLToPath(new URL(isBuilt ? '../emails.js' : './thread.ts', import.meta.url))

/** How long an email server may keep a connection open after the last email. */
const patienceMs = 5_000

interface Pending {
  resolve(): void
  reject(error: Error): void
}

/**
 * Sends email in a thread of its own, started with the first email: the answers of the email server are read while this
 * thread renders pages, so that a kill hardly ever falls between an acceptance and its record in `folder`.
 */
export function threadedMailer(data: ThreadData): Mailer {
  let thread: Worker | null = null
  let lastId = 0
  const pending = new Map<number, Pending>()

  function start(): Worker {
    // It gets what it needs, and no other secret.
    const started = new Worker(program, { workerData: data, env: {} })
    // The failure that ended it, if any, is that of the emails which were on their way.
    let cause: Error | undefined
    started.on('message', ({ id, refusal }: ThreadResult) => settle(id, refusal === null ? null : new Error(refusal)))
    started.on('error', (error) => {
      cause = error as Error
    })
    started.on('exit', () => {
      if (thread === started) thread = null
      for (const id of pending.keys()) settle(id, new Error('The thread that sends emails has ended.', { cause }))
    })
    return started
  }

  function settle(id: number, error: Error | null): void {
    const email = pending.get(id)
    pending.delete(id)
    if (error) email?.reject(error)
    else email?.resolve()
  }

  const post = (to: Worker, task: ThreadTask) => to.postMessage(task)

  return {
    name: 'smtp',

    send(message) {
      thread ??= start()
      const id = ++lastId
      const { promise, ...callbacks } = Promise.withResolvers<void>()
      pending.set(id, callbacks)
      post(thread, { do: 'send', id, message })
      return promise
    },

    async close() {
      const closing = thread
      if (!closing) return
      const exited = once(closing, 'exit')
      post(closing, { do: 'close' })
      const patience = setTimeout(() => void closing.terminate(), patienceMs)
      await exited
      clearTimeout(patience)
    },
  }
}
