import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/home/calls.ts'
import { apiHomeMessages } from '#messages/en-US/api/home.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { storeSection } from './store-section.ts'

/** Publishes a section, or saves a draft of it. Refuses a stale version with 409. */
export async function changeSection(ctx: AdminContext, wanted: Payload<typeof calls.changeSection>) {
  const { sectionId, isPublished, edition } = wanted
  const section = await ctx.db.transaction(async (tx) => {
    const stored = await storeSection(ctx, tx, { ...wanted, known: [] })
    await recordAuditEvent(ctx, tx, {
      action: isPublished ? 'home.changed' : 'home.drafted',
      subjectKind: 'home',
      subjectId: sectionId,
      detail: { kind: stored.kind, title: edition.content.title },
    })
    return stored
  })
  return { section, message: isPublished ? apiHomeMessages.published : apiHomeMessages.drafted }
}
