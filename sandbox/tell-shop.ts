import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'

// Late is a minute; out of order is at the next ten seconds, together with what else happens until then.
const dueAt = sql`case
  when exists (select from sandbox_switches where name = 'webhook-late') then now() + interval '1 minute'
  when exists (select from sandbox_switches where name = 'webhook-out-of-order')
    then to_timestamp(ceil(extract(epoch from now()) / 10) * 10)
  else now()
end`

/** Notes something the shop has to be told, in the transaction in which it happens. */
export async function tellShop(
  tx: Tx,
  told: Pick<typeof sandboxEvents.$inferInsert, 'type' | 'sessionId' | 'chargeId'>,
): Promise<void> {
  await tx.insert(sandboxEvents).values({ id: newEventId(), ...told, nextTryAt: dueAt })
}

/** The same for the row `paid` (`id`, `charge_id`) of a statement in which a session is paid, as a part of it. */
export function tellingPaid(): SQL {
  return sql`
    insert into sandbox_events (id, type, session_id, charge_id, next_try_at)
    select ${newEventId()}, 'session-paid', id, charge_id, ${dueAt} from paid
  `
}

function newEventId(): string {
  return `evt_${randomBytes(18).toString('base64url')}`
}
