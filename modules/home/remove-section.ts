import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/home/calls.ts'
import { homeSections } from '#db/tables/home.ts'
import { apiHomeMessages } from '#messages/en-US/api/home.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { recordVersion } from '../versions/record-version.ts'
import { findOwnSection } from './list-sections.ts'
import { versionOf, versionsOf } from './store-section.ts'

/** Deletes a section. Refuses a stale version with 409. */
export async function removeSection(ctx: AdminContext, { sectionId, version }: Payload<typeof calls.removeSection>) {
  const { timeZone } = (await ctx.settings.read()).shop
  await ctx.db.transaction(async (tx) => {
    const section = await findOwnSection(tx, sectionId, timeZone)
    const { kind, published } = section
    const [removed] = await tx
      .delete(homeSections)
      .where(and(eq(homeSections.id, sectionId), eq(homeSections.version, version)))
      .returning({ id: homeSections.id })
    if (!removed) throw conflict(apiHomeMessages.changedMeanwhile)
    await recordVersion(ctx, tx, {
      subject: versionsOf(sectionId),
      before: { version, value: versionOf(section) },
      after: null,
    })
    await recordAuditEvent(ctx, tx, {
      action: 'home.removed',
      subjectKind: 'home',
      subjectId: sectionId,
      detail: { kind, title: published.content.title },
    })
  })
  return { message: apiHomeMessages.removed }
}
