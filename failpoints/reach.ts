import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The places where a test build may die, fail or dawdle. Source: threats, section 5, and both ways an order leaves. */
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
  'refund.afterProviderAccept',
  'refund.beforeCommit',
  'ship.beforeMove',
  'ship.beforeCommit',
  'ship.afterCommit',
  'cancel.beforeMove',
  'cancel.beforeCommit',
  'mail.afterData',
  'job.afterLease',
  'job.afterSideEffect',
] as const
export type Failpoint = (typeof failpoints)[number]

/** What `FAILPOINTS` says: a point and what happens there, with how often, how long or until when. */
const setting = /^([\w.]+)=(?:(kill|throw|delay):(\d+)|pause-until:([\w.]+))$/

const lookAgainMs = 10
const longestPauseMs = 20_000

let reached = 0

/**
 * Does what `FAILPOINTS` asks for at a point: `ship.beforeCommit=kill:1` ends the process there, `throw:3` fails the first
 * three times, `delay:500` waits as many milliseconds each time, `pause-until:cancel.beforeMove` waits until that point was
 * passed, 20 seconds at most, in whichever process: each leaves an empty file named after every point it comes to in the
 * folder `FAILPOINTS_MARKS`. Called behind `process.env.FAILPOINTS` only, which the product build replaces by nothing, so
 * that neither the call nor this file is part of it.
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
}

async function pauseUntil(mark: string): Promise<void> {
  const until = performance.now() + longestPauseMs
  while (!existsSync(mark)) {
    if (performance.now() > until) throw new Error(`Nobody came to the failpoint ${mark}`)
    await wait(lookAgainMs)
  }
}
