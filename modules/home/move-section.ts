import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/home/calls.ts'
import { apiHomeMessages } from '#messages/en-US/api/home.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockSections } from './lock-sections.ts'

/** Moves a section by one place; the order is stored whole, and no version changes. */
export async function moveSection(ctx: AdminContext, { sectionId, to }: Payload<typeof calls.moveSection>) {
  await ctx.db.transaction(async (tx) => {
    await lockSections(tx)
    const { rows } = await tx.execute<{ id: string; kind: string; title: string | null }>(
      sql`select id, kind, content ->> 'title' as title from home_sections order by position, id`,
    )
    const ids = rows.map(({ id }) => id)
    const from = ids.indexOf(sectionId)
    const moved = rows[from]
    if (!moved) throw notFound(apiHomeMessages.notFound)
    const place = to === 'up' ? from - 1 : from + 1
    if (place < 0 || place >= ids.length) throw conflict(apiHomeMessages.isAtEnd)
    const ordered = ids.toSpliced(from, 1).toSpliced(place, 0, sectionId)
    await tx.execute(sql`
      update home_sections set position = w.place::int
      from unnest(${sql.param(ordered)}::uuid[]) with ordinality as w(id, place)
      where home_sections.id = w.id and position <> w.place
    `)
    await recordAuditEvent(ctx, tx, {
      action: 'home.moved',
      subjectKind: 'home',
      subjectId: sectionId,
      detail: { kind: moved.kind, title: moved.title ?? '' },
    })
  })
  return { message: apiHomeMessages.moved }
}
