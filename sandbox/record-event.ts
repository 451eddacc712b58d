import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'

// Late means one minute; out of order means batched until the next multiple of ten seconds.
const dueAt = sql`case
  when exists (select from sandbox_switches where name = 'webhook-late') then now() + interval '1 minute'
  when exists (select from sandbox_switches where name = 'webhook-out-of-order')
    then to_timestamp(ceil(extract(epoch from now()) / 10) * 10)
  else now()
end`

/** Records an event for delivery, in the transaction that causes it. */
export async function recordEvent(
  tx: Tx,
  event: Pick<typeof sandboxEvents.$inferInsert, 'type' | 'sessionId' | 'chargeId'>,
): Promise<void> {
  await tx.insert(sandboxEvents).values({ id: newEventId(), ...event, nextTryAt: dueAt })
}

/** The same as part of a statement whose CTE `paid` (`id`, `charge_id`) is the paid session. */
export function insertPaidEvent(): SQL {
  return sql`
    insert into sandbox_events (id, type, session_id, charge_id, next_try_at)
    select ${newEventId()}, 'session-paid', id, charge_id, ${dueAt} from paid
  `
}

function newEventId(): string {
  return `evt_${randomBytes(18).toString('base64url')}`
}
