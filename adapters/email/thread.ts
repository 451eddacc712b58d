import { parentPort, workerData } from 'node:worker_threads'
import { handedOverIn } from './handed-over.ts'
import { smtpMailer } from './smtp.ts'
import type { ThreadData, ThreadResult, ThreadTask } from './thread-messages.ts'

/** A thread that talks to the email server, and records what it took before anything else can happen. */

const { url, from, folder } = workerData as ThreadData
const mailer = smtpMailer({ url, from, handedOver: handedOverIn(folder) })

parentPort?.on('message', async (task: ThreadTask) => {
  if (task.do === 'close') {
    await mailer.close()
    parentPort?.close()
    return
  }
  const refusal = await mailer.send(task.message).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  parentPort?.postMessage({ id: task.id, refusal } satisfies ThreadResult)
})
