import { eq, sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { shopClock } from '#db/tables/clock.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { Shop } from '../context.ts'
import { type JobName, jobRules } from '../jobs/job.ts'

/** How far ahead the clock can be set in all. */
const maxAheadDays = 3_650

/**
 * Moves the clock of the shop ahead by days, or back to the real time with null, and runs what is scheduled. Returns how many
 * days it is ahead. Refuses it with 409 where payments are real.
 */
export async function moveClock({ enqueue }: Pick<Shop, 'enqueue'>, tx: Tx, days: number | null): Promise<number> {
  const aheadDays = days === null ? 0 : sql`least(${shopClock.aheadDays} + ${days}::int, ${maxAheadDays})`
  const [moved] = await tx
    .update(shopClock)
    .set({ aheadDays })
    .where(eq(shopClock.provider, 'sandbox'))
    .returning({ aheadDays: shopClock.aheadDays })
  if (!moved) throw conflict(sandboxMessages.clockIsReal)
  for (const name of scheduled) await enqueue(tx, name, {})
  return moved.aheadDays
}

const scheduled = (Object.keys(jobRules) as JobName[]).filter((name) => jobRules[name].cron !== null)
