import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Where a test build can crash, fail or delay. Source: threats, section 5, and what moves money or stock after the sale. */
export const failpoints = [
  'boot.afterLock',
  'migrate.mid',
  'signup.afterInsert',
  'reset.afterTokenUse',
  'upload.afterTemp',
  'upload.afterRename',
  'checkout.beforeSessionCommit',
  'checkout.afterHold',
  'checkout.afterProviderCreate',
  'hold.sweepMid',
  'webhook.afterVerify',
  'webhook.afterPersist',
  'fulfil.beforeOrderInsert',
  'fulfil.afterOrderInsert',
  'fulfil.beforeCommit',
  'await.beforeCommit',
  'transfer.beforeCommit',
  'manual.beforeCommit',
  'markPaid.beforeCommit',
  'unpaid.beforeCommit',
  'dispute.beforeCommit',
  'refund.afterProviderAccept',
  'refund.beforeCommit',
  'refundOrder.beforeCommit',
  'credit.afterReturn',
  'ship.beforeMove',
  'ship.beforeCommit',
  'ship.afterCommit',
  'cancel.beforeMove',
  'cancel.beforeCommit',
  'edit.beforeCommit',
  'editPaid.beforeCommit',
  'return.beforeCommit',
  'exchange.afterHold',
  'exchange.afterSale',
  'code.afterIssue',
  'code.afterTake',
  'code.afterRedeem',
  'cashback.beforeCommit',
  'email.afterData',
  'job.afterLease',
  'job.afterSideEffect',
] as const
export type Failpoint = (typeof failpoints)[number]

/** The format of `FAILPOINTS`: a failpoint, an action and its parameter. */
const setting = /^([\w.]+)=(?:(kill|throw|delay):(\d+)|pause-until:([\w.]+))$/

const pollMs = 10
const maxPauseMs = 20_000

let reached = 0

/**
 * Runs the action of `FAILPOINTS` at a failpoint: `ship.beforeCommit=kill:1` kills the process, `throw:3` fails the first
 * three times, `delay:500` waits 500 ms each time, `pause-until:cancel.beforeMove` waits up to 20 s until any process has
 * reached that point: each process creates an empty file named after every point it reaches in the folder
 * `FAILPOINTS_MARKS`. Calls are guarded by `process.env.FAILPOINTS`, which the product build replaces with `undefined`, so
 * that it contains neither the calls nor this file.
 */
export async function reach(point: Failpoint): Promise<void> {
  const marks = process.env.FAILPOINTS_MARKS
  if (marks) writeFileSync(join(marks, point), '')
  const [, name, mode, number, awaited] = setting.exec(process.env.FAILPOINTS ?? '') ?? []
  if (name !== point) return
  reached++
  process.stderr.write(`Failpoint ${point} was reached.\n`)
  if (mode === 'kill') process.kill(process.pid, 'SIGKILL')
  if (mode === 'throw' && reached <= Number(number)) throw new Error(`The failpoint ${point}`)
  if (mode === 'delay') await wait(Number(number))
  if (awaited) await pauseUntil(join(marks ?? '', awaited))
  process.stderr.write(`Failpoint ${point} was passed.\n`)
}

async function pauseUntil(mark: string): Promise<void> {
  const until = performance.now() + maxPauseMs
  while (!existsSync(mark)) {
    if (performance.now() > until) throw new Error(`No process reached the failpoint ${mark} in time`)
    await wait(pollMs)
  }
}
