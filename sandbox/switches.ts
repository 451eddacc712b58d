import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { sandboxSwitches } from '#db/tables/sandbox.ts'

export const switchNames = sandboxSwitches.name.enumValues
export type SandboxSwitch = (typeof switchNames)[number]

/** The description of each switch on the sandbox pages. */
export const switchWords: Record<SandboxSwitch, string> = {
  decline: 'Every card is declined.',
  'second-factor': 'Every card that pays asks for a second factor.',
  slow: 'The sandbox takes three seconds for every answer.',
  'webhook-late': 'The shop is told a minute late.',
  'webhook-twice': 'The shop is told everything twice.',
  'webhook-out-of-order': 'The shop is told every ten seconds, the newest first.',
  'webhook-never': 'The shop is told nothing.',
  'refund-returned': 'Refunds come back: the bank of the buyer does not take them.',
}

const slowMs = 3_000

/** A SQL expression for the names of the switches that are on. */
export const switchesOn = sql<SandboxSwitch[]>`array(select name from sandbox_switches order by name)`

/** The switches that are on, and whether they survive a restart. */
export async function findSwitches(db: Db | Tx): Promise<{ on: SandboxSwitch[]; isKept: boolean }> {
  const rows = await db.select().from(sandboxSwitches).orderBy(sandboxSwitches.name)
  return { on: rows.map(({ name }) => name), isKept: rows.some(({ isKept }) => isKept) }
}

/** Turns these switches on and all others off, until the next restart unless `isKept`. */
export async function setSwitches(
  tx: Tx,
  on: readonly SandboxSwitch[],
  { isKept }: { isKept: boolean },
): Promise<void> {
  await tx.delete(sandboxSwitches)
  if (on.length > 0) await tx.insert(sandboxSwitches).values(on.map((name) => ({ name, isKept })))
}

/** Turns off the switches that do not survive a restart. */
export async function forgetSwitches(db: Db): Promise<void> {
  await db.delete(sandboxSwitches).where(eq(sandboxSwitches.isKept, false))
}

/** Delays a response while the `slow` switch is on. */
export async function delayResponse(on: readonly SandboxSwitch[]): Promise<void> {
  if (on.includes('slow')) await wait(slowMs)
}
