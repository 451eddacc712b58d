import { eq, max, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/home/calls.ts'
import { maxSections } from '#contract/home/section.ts'
import { homeSections } from '#db/tables/home.ts'
import { apiHomeMessages } from '#messages/en-US/api/home.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockSections } from './lock-sections.ts'

/** Adds a section at the end; it is off until it is published. Refuses a second banner, and more than 30 sections. */
export async function addSection(ctx: AdminContext, { kind }: Payload<typeof calls.addSection>) {
  const sectionId = await ctx.db.transaction(async (tx) => {
    await lockSections(tx)
    if ((await tx.$count(homeSections)) >= maxSections) throw conflict(apiHomeMessages.tooManySections(maxSections))
    if (kind === 'banner' && (await tx.$count(homeSections, eq(homeSections.kind, kind)))) {
      throw conflict(apiHomeMessages.bannerExists)
    }
    const last = tx.select({ at: sql`coalesce(${max(homeSections.position)}, 0) + 1` }).from(homeSections)
    const [added] = await tx
      .insert(homeSections)
      .values({ kind, position: sql`(${last})` })
      .returning({ id: homeSections.id })
    if (!added) throw new Error('The section was not stored.')
    await recordAuditEvent(ctx, tx, {
      action: 'home.added',
      subjectKind: 'home',
      subjectId: added.id,
      detail: { kind },
    })
    return added.id
  })
  return { sectionId, message: apiHomeMessages.added }
}
