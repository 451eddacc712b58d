import { setTimeout as wait } from 'node:timers/promises'

/** The places where a test build may die, fail or dawdle. Source: threats, section 5. */
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
  'ship.beforeCommit',
  'mail.afterData',
  'job.afterLease',
  'job.afterSideEffect',
] as const
export type Failpoint = (typeof failpoints)[number]

/** What `FAILPOINTS` says: a point, what happens there, and how often before the point is harmless again. */
const setting = /^([\w.]+)=(kill|throw|delay):(\d+)$/

let reached = 0

/**
 * Does what `FAILPOINTS` asks for at a point: `ship.beforeCommit=kill:1` ends the process there, `throw:3` fails the first
 * three times, `delay:500` waits as many milliseconds each time. Called behind `process.env.FAILPOINTS` only, which the
 * product build replaces by nothing, so that neither the call nor this file is part of it.
 */
export async function reach(point: Failpoint): Promise<void> {
  const [, name, mode, number] = setting.exec(process.env.FAILPOINTS ?? '') ?? []
  if (name !== point) return
  reached++
  process.stderr.write(`Failpoint ${point} was reached.\n`)
  if (mode === 'kill') process.kill(process.pid, 'SIGKILL')
  if (mode === 'throw' && reached <= Number(number)) throw new Error(`The failpoint ${point}`)
  if (mode === 'delay') await wait(Number(number))
}
