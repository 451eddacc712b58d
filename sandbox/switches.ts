import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { sandboxSwitches } from '#db/tables/sandbox.ts'

export const switchNames = sandboxSwitches.name.enumValues
export type SandboxSwitch = (typeof switchNames)[number]

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
