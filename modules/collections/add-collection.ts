import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/collections/calls.ts'
import { slug as slugOf } from '#contract/text.ts'
import { collections } from '#db/tables/collections.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { anyProduct } from './read-collection.ts'

/** Adds a collection with a slug made from its title; a number follows where another one has it. */
export async function addCollection(ctx: AdminContext, { title, kind }: Payload<typeof calls.addCollection>) {
  const collectionId = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('collections'))`)
    const taken = new Set((await tx.select({ slug: collections.slug }).from(collections)).map(({ slug }) => slug))
    const wanted = slugOf(title) || 'collection'
    let slug = wanted
    for (let turn = 2; taken.has(slug); turn++) slug = `${wanted}-${turn}`
    const [added] = await tx
      .insert(collections)
      .values({ title, kind, slug, rule: anyProduct })
      .returning({ id: collections.id })
    if (!added) throw new Error('The collection was not stored.')
    await tx.update(collections).set({ formerSlugs: sql`array_remove(former_slugs, ${slug})` })
    await recordAuditEvent(ctx, tx, {
      action: 'collection.added',
      subjectKind: 'collection',
      subjectId: added.id,
      detail: { title },
    })
    return added.id
  })
  return { collectionId, message: apiCollectionsMessages.added(title) }
}
