import { stringify } from 'csv-stringify/sync'
import type { Payload } from '#contract/call.ts'
import { escapeFormula } from '#contract/csv-formula.ts'
import type { calls, Subscriber } from '#contract/newsletter/calls.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { readSubscribers, subscribersMatching } from './read-subscribers.ts'

const batchSize = 2_000

/** The columns of the file and their values; times in ISO 8601. */
const columns: Record<string, (subscriber: Subscriber) => string> = {
  Email: ({ email }) => email,
  Subscribed: ({ subscribedAt }) => subscribedAt,
  Unsubscribed: ({ unsubscribedAt }) => unsubscribedAt ?? '',
}

/** A few thousand addresses as CSV. The first batch records the export in the audit log. */
export async function exportSubscribers(ctx: AdminContext, query: Payload<typeof calls.exportSubscribers>) {
  const found = await readSubscribers(ctx.db, { where: subscribersMatching(query), limit: batchSize + 1 })
  if (query.after === undefined) {
    const detail = { state: query.state ?? 'all', isWhole: query.search === undefined }
    await ctx.db.transaction((tx) =>
      recordAuditEvent(ctx, tx, {
        action: 'subscribers.exported',
        subjectKind: 'subscribers',
        subjectId: 'all',
        detail,
      }),
    )
  }
  const part = found.slice(0, batchSize)
  const lines = part.map(({ subscriber }) => Object.values(columns).map((read) => escapeFormula(read(subscriber))))
  const heading = query.after === undefined ? [Object.keys(columns)] : []
  return {
    csv: stringify([...heading, ...lines], { record_delimiter: '\r\n' }),
    next: found.length > batchSize ? (part.at(-1)?.cursor ?? null) : null,
  }
}
