import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { tillSwitches } from '#db/tables/till.ts'

export const switchNames = tillSwitches.name.enumValues
export type TillSwitch = (typeof switchNames)[number]

/** What each switch does, as the till says it. */
export const switchWords: Record<TillSwitch, string> = {
  decline: 'Every card is declined.',
  'second-factor': 'Every card that pays asks for a second factor.',
  slow: 'The till takes three seconds for every answer.',
  'webhook-late': 'The shop is told a minute late.',
  'webhook-twice': 'The shop is told everything twice.',
  'webhook-out-of-order': 'The shop is told every ten seconds, the newest first.',
  'webhook-never': 'The shop is told nothing.',
  'refund-returned': 'Refunds come back: the bank of the buyer does not take them.',
}

const slowMs = 3_000

/** The switches that are on, as a column of a statement: a list of their names. */
export const switchesOn = sql<TillSwitch[]>`array(select name from till_switches order by name)`

/** The switches that are on, and whether they stay on when the shop starts again. */
export async function findSwitches(db: Db | Tx): Promise<{ on: TillSwitch[]; isKept: boolean }> {
  const rows = await db.select().from(tillSwitches).orderBy(tillSwitches.name)
  return { on: rows.map(({ name }) => name), isKept: rows.some(({ isKept }) => isKept) }
}

/** Puts these switches on and all others off, until the shop starts again or, kept, until they are put off. */
export async function setSwitches(tx: Tx, on: readonly TillSwitch[], { isKept }: { isKept: boolean }): Promise<void> {
  await tx.delete(tillSwitches)
  if (on.length > 0) await tx.insert(tillSwitches).values(on.map((name) => ({ name, isKept })))
}

/** Puts off what was not meant to outlast a start of the shop. */
export async function forgetSwitches(db: Db): Promise<void> {
  await db.delete(tillSwitches).where(eq(tillSwitches.isKept, false))
}

/** Where the till is told to be slow, an answer waits. */
export async function takeTime(on: readonly TillSwitch[]): Promise<void> {
  if (on.includes('slow')) await wait(slowMs)
}
