import { eq, max, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/home/calls.ts'
import { isSectionKind } from '#contract/home/kinds.ts'
import { maxSections } from '#contract/home/section.ts'
import type { Tx } from '#db/open-database.ts'
import { homeSections } from '#db/tables/home.ts'
import { versions } from '#db/tables/versions.ts'
import { apiHomeMessages } from '#messages/en-US/api/home.ts'
import { apiVersionsMessages } from '#messages/en-US/api/versions.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findVersion } from '../versions/find-version.ts'
import { lockSections } from './lock-sections.ts'
import { readEdition } from './read-sections.ts'
import { storeSection, versionsOf } from './store-section.ts'

const stored = z.object({ kind: z.string().check(z.refine(isSectionKind)) })

/**
 * Publishes a former version of a section. One that was deleted is put at the end, off. Refuses a stale version, and a
 * second banner, with 409.
 */
export async function restoreSection(
  ctx: AdminContext,
  { sectionId, version: seen, restore }: Payload<typeof calls.restoreSection>,
) {
  const section = await ctx.db.transaction(async (tx) => {
    const value = await findVersion(tx, versionsOf(sectionId), restore)
    const kind = z.safeParse(stored, value).data?.kind
    const edition = readEdition(value)
    if (!kind || !edition) throw notFound(apiVersionsMessages.notFound)
    const version = seen ?? (await putBack(tx, sectionId, kind))
    const { images, talls } = edition.content
    const restored = await storeSection(ctx, tx, {
      ...{ sectionId, version, isPublished: true, known: [...images, ...talls] },
      edition: seen === null ? { ...edition, isOn: false } : edition,
    })
    await recordAuditEvent(ctx, tx, {
      action: 'home.restored',
      subjectKind: 'home',
      subjectId: sectionId,
      detail: { kind, title: edition.content.title },
    })
    return restored
  })
  return { section, message: apiVersionsMessages.restored }
}

/** Adds the row of a deleted section again; returns its version, which follows the noted ones. */
async function putBack(tx: Tx, id: string, kind: string): Promise<number> {
  await lockSections(tx)
  if ((await tx.$count(homeSections)) >= maxSections) throw conflict(apiHomeMessages.tooManySections(maxSections))
  if (kind === 'banner' && (await tx.$count(homeSections, eq(homeSections.kind, kind)))) {
    throw conflict(apiHomeMessages.bannerExists)
  }
  const last = tx.select({ at: sql`coalesce(${max(homeSections.position)}, 0) + 1` }).from(homeSections)
  const next = tx
    .select({ version: sql`coalesce(${max(versions.version)}, 0) + 1` })
    .from(versions)
    .where(eq(versions.subject, versionsOf(id)))
  const [added] = await tx
    .insert(homeSections)
    .values({ id, kind, position: sql`(${last})`, version: sql`(${next})` })
    .onConflictDoNothing()
    .returning({ version: homeSections.version })
  // Another admin was first.
  if (!added) throw conflict(apiHomeMessages.changedMeanwhile)
  return added.version
}
