import { stringify } from 'csv-stringify/sync'
import type { Payload } from '#contract/call.ts'
import type { calls, Subscriber } from '#contract/newsletter/calls.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { hideFormula } from '../csv-formula.ts'
import { readSubscribers, subscribersMatching } from './read-subscribers.ts'

const atOnce = 2_000

/** The columns of the file and what stands in them; times ISO 8601. */
const columns: Record<string, (subscriber: Subscriber) => string> = {
  Email: ({ email }) => email,
  Subscribed: ({ subscribedAt }) => subscribedAt,
  Unsubscribed: ({ unsubscribedAt }) => unsubscribedAt ?? '',
}

/** Some thousand addresses as CSV; that an admin took them along is written down with the first part. */
export async function exportSubscribers(ctx: AdminContext, wish: Payload<typeof calls.exportSubscribers>) {
  const found = await readSubscribers(ctx.db, { where: subscribersMatching(wish), limit: atOnce + 1 })
  if (wish.after === undefined) {
    const detail = { state: wish.state ?? 'all', isWhole: wish.search === undefined }
    await ctx.db.transaction((tx) =>
      recordAuditEvent(ctx, tx, {
        action: 'subscribers.exported',
        subjectKind: 'subscribers',
        subjectId: 'all',
        detail,
      }),
    )
  }
  const part = found.slice(0, atOnce)
  const lines = part.map(({ subscriber }) => Object.values(columns).map((read) => hideFormula(read(subscriber))))
  const heading = wish.after === undefined ? [Object.keys(columns)] : []
  return {
    csv: stringify([...heading, ...lines], { record_delimiter: '\r\n' }),
    next: found.length > atOnce ? (part.at(-1)?.cursor ?? null) : null,
  }
}
