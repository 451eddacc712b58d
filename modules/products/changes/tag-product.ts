import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import { maxProductTags } from '#contract/products/field-rules.ts'
import { products } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { AdminContext } from '../../context.ts'
import { claimProduct, lockStock } from '../claim-product.ts'

/** Removes tags of a product and adds others at their end. Upper and lower case are the same tag. */
export async function tagProduct(ctx: AdminContext, payload: Payload<typeof calls.tagProduct>) {
  const { productId, add, remove } = payload
  const changed = await ctx.db.transaction(async (tx) => {
    await lockStock(tx, productId)
    const [now] = await tx.select({ tags: products.tags }).from(products).where(eq(products.id, productId))
    const before = now?.tags ?? []
    const tags = withTags(withoutTags(before, remove), add)
    if (tags.length > maxProductTags) throw conflict(apiProductsMessages.tooManyTags)
    const claimed = await claimProduct(tx, payload, { tags })
    await recordAuditEvent(ctx, tx, {
      action: 'product.changed',
      subjectKind: 'product',
      subjectId: productId,
      detail: { name: claimed.name, fields: ['tags'] },
    })
    return { version: claimed.version, before, tags }
  })
  return { ...changed, message: apiProductsMessages.saved }
}

const key = (tag: string) => tag.trim().toLowerCase()

function withTags(tags: readonly string[], added: readonly string[]): string[] {
  const known = new Set(tags.map(key))
  return [...tags, ...added.filter((tag) => known.size < known.add(key(tag)).size)]
}

function withoutTags(tags: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed.map(key))
  return tags.filter((tag) => !gone.has(key(tag)))
}
