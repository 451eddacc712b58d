import { setTimeout as wait } from 'node:timers/promises'
import type { Failpoint } from '#failpoints/reach.ts'
import { countTimeouts, newVisitor } from './buyer.ts'
import { waitUntil } from './check-database.ts'
import { openMarkers } from './markers.ts'
import type { Lab } from './row.ts'
import { failpointsBuild, type ShopProcess, spawnShop, startShop } from './shop-process.ts'

/** A failpoint, the action that leads to it, and how often it must be reached. */
export interface Trial {
  lab: Lab
  at: Failpoint
  act: (origin: string) => Promise<unknown>
  times: number
  env: Record<string, string>
  /** Checks the database; called each time the failpoint was reached. */
  look(): Promise<void>
  wrong(what: string): void
  /** Does what crashes and failures left to be done: many at once would pause with every connection of the shop. */
  settle(): Promise<void>
}

/** Runs the action this often; returns how often the failpoint was reached. */
export type Way = (trial: Trial) => Promise<number>

const atOnce = 5
const delayMs = 300
const patienceMs = 15_000

/** Crashes there each time, and is restarted. */
const kill: Way = async (trial) => {
  let crashes = 0
  for (let tried = 0; crashes < trial.times && tried < 2 * trial.times; tried++) {
    if (await crashAt(trial)) crashes++
    await trial.look()
  }
  return crashes
}

async function crashAt(trial: Trial): Promise<boolean> {
  const shop = await start(trial, 'kill:1').catch((error: unknown) => String(error))
  // Jobs of the previous process may run before the shop is ready.
  if (typeof shop === 'string') {
    const isReached = timesReached(shop, trial.at) > 0
    if (!isReached) trial.wrong(shop.slice(-300))
    return isReached
  }
  void act(trial, shop)
  await Promise.race([shop.ended, wait(patienceMs, null, { ref: false })])
  await shop.kill()
  return timesReached(shop.output(), trial.at) > 0
}

/** Fails there this often in one process, and succeeds the next time. */
const fail: Way = (trial) => live(trial, `throw:${trial.times}`)

/** Delays there, while other requests reach the same failpoint. */
const delayed: Way = (trial) => live(trial, `delay:${delayMs}`)

async function live(trial: Trial, setting: string): Promise<number> {
  const shop = await start(trial, setting)
  const reached = () => timesReached(shop.output(), trial.at)
  for (let tried = 0; reached() < trial.times && tried < 4 * trial.times; tried += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => act(trial, shop)))
    await trial.look()
  }
  // Jobs and webhooks reach it a moment later.
  await waitUntil(async () => reached() >= trial.times, patienceMs)
  await stop(trial, shop)
  await trial.look()
  return reached()
}

/** Pauses there until another request was served. */
const pause: Way = async (trial) => {
  await trial.settle()
  const marks = openMarkers(await trial.lab.newFolder())
  const shop = await start(trial, 'pause-until:request.served', { FAILPOINTS_MARKS: marks.folder })
  let paused = 0
  for (let tried = 0; paused < trial.times && tried < 2 * trial.times; tried++) {
    await marks.removeAll()
    const acting = act(trial, shop)
    if (await waitUntil(async () => marks.has(trial.at), patienceMs)) paused++
    await trial.look()
    const { status } = await newVisitor().call(shop.origin, 'listing/listProducts', { limit: 5 })
    if (status !== 200) trial.wrong(`during the pause another request got ${status}`)
    await marks.leave('request.served')
    await acting
    // A webhook or a job pauses beside its action: it has to see the mark, or it keeps its connection.
    await waitUntil(
      async () => timesPassed(shop.output(), trial.at) >= timesReached(shop.output(), trial.at),
      patienceMs,
    )
  }
  await stop(trial, shop)
  if (shop.output().includes('No process reached the failpoint')) trial.wrong('a pause did not end')
  await trial.look()
  return paused
}

export const ways = { kill, throw: fail, pause, delay: delayed } satisfies Record<string, Way>

/** A start that reaches the failpoint before the shop is ready: it crashes, fails to start, or starts late. */
export const waysAtStart = {
  kill: (trial) => startRepeatedly(trial, 'kill:1', (code) => code === null),
  throw: (trial) => startRepeatedly(trial, 'throw:1', (code) => code === 1),
  delay: (trial) => startRepeatedly(trial, `delay:${delayMs}`, (code) => code === 0),
} satisfies Record<string, Way>

async function startRepeatedly(
  trial: Trial,
  setting: string,
  isRight: (code: number | null) => boolean,
): Promise<number> {
  let reached = 0
  for (let time = 0; time < trial.times; time++) {
    const shop = spawn(trial, setting)
    void shop.isOpen.then(() => shop.child.kill('SIGTERM'))
    const code = await shop.ended
    if (!isRight(code)) trial.wrong(`the shop ended with ${code}: ${shop.output().slice(-300)}`)
    reached += timesReached(shop.output(), trial.at)
  }
  return reached
}

type Setting = Pick<Trial, 'lab' | 'at' | 'env'>

function envOf({ at, env }: Setting, setting: string, more: Record<string, string> = {}): Record<string, string> {
  return { ...env, ...more, FAILPOINTS: `${at}=${setting}` }
}

function spawn(trial: Setting, setting: string) {
  return spawnShop(trial.lab.nextPort(), envOf(trial, setting), failpointsBuild)
}

function start(trial: Setting, setting: string, more?: Record<string, string>): Promise<ShopProcess> {
  return startShop(trial.lab.nextPort(), envOf(trial, setting, more), failpointsBuild)
}

async function stop(trial: Trial, shop: ShopProcess): Promise<void> {
  const { code } = await shop.stop()
  if (code !== 0) trial.wrong(`the shop ended with ${code}: ${shop.output().slice(-300)}`)
}

// A request may be cut off or fail; what must not happen is that it gets no response.
async function act(trial: Trial, { origin }: ShopProcess): Promise<void> {
  const before = countTimeouts()
  await trial.act(origin).catch(() => {})
  if (countTimeouts() > before) trial.wrong('a request got no response')
}

function timesReached(output: string, at: Failpoint): number {
  return output.split(`Failpoint ${at} was reached`).length - 1
}

function timesPassed(output: string, at: Failpoint): number {
  return output.split(`Failpoint ${at} was passed`).length - 1
}
