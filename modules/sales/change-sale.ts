import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls, OwnSale } from '#contract/sales/calls.ts'
import { sales } from '#db/tables/sales.ts'
import { apiSalesMessages } from '#messages/en-US/api/sales.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findOwnSale } from './find-sale.ts'
import { saleRow, storeProducts } from './store-sale.ts'

/** Changes a sale; once it runs, only its name and its end. Refuses a stale version, and a sale that is over, with 409. */
export async function changeSale(ctx: AdminContext, wanted: Payload<typeof calls.changeSale>) {
  const { saleId, version, ...values } = wanted
  const { timeZone } = (await ctx.settings.read()).shop
  const sale = await ctx.db.transaction(async (tx) => {
    const before = await findOwnSale(tx, saleId, timeZone)
    const { state } = before
    if (state === 'ended' || state === 'canceled') throw conflict(apiSalesMessages.isOver)
    const fields = changedParts(before, values)
    const isRunning = state === 'running'
    if (isRunning && fields.some((name) => name !== 'name' && name !== 'endsAt')) {
      throw conflict(apiSalesMessages.onlyEnd)
    }
    const { name, endsAt, ...others } = await saleRow(tx, values, timeZone)
    const [changed] = await tx
      .update(sales)
      .set({ name, endsAt, ...(isRunning ? {} : others), version: sql`${sales.version} + 1` })
      .where(and(eq(sales.id, saleId), eq(sales.version, version), eq(sales.state, state)))
      .returning()
    if (!changed) throw conflict(apiSalesMessages.changedMeanwhile)
    if (!isRunning) await storeProducts(tx, saleId, values)
    const next = isRunning ? changed.endsAt : changed.startsAt
    await ctx.enqueue(tx, 'moveSales', { startAfter: next.toISOString() })
    await recordAuditEvent(ctx, tx, {
      action: 'sale.changed',
      subjectKind: 'sale',
      subjectId: saleId,
      detail: { name, fields },
    })
    return findOwnSale(tx, saleId, timeZone)
  })
  return { sale, message: apiSalesMessages.saved }
}

/** The names under which the audit log lists what changed. */
function changedParts(before: OwnSale, values: Omit<Payload<typeof calls.changeSale>, 'saleId' | 'version'>) {
  const { name, kind, percent, price, scope, collection, skus, startsAt, endsAt } = before
  const known = {
    name,
    kind,
    percent,
    price,
    scope,
    skus,
    startsAt,
    endsAt,
    collectionId: collection?.collectionId ?? null,
  }
  const said = {
    ...values,
    percent: values.kind === 'percent' ? values.percent : null,
    price: values.kind === 'price' ? values.price : null,
    collectionId: values.scope === 'collection' ? values.collectionId : null,
    skus: values.scope === 'hand' ? [...new Set(values.skus)].sort() : [],
  }
  const names = Object.keys(known) as (keyof typeof known)[]
  return names.filter(
    (each) => JSON.stringify(each === 'skus' ? skus.toSorted() : known[each]) !== JSON.stringify(said[each]),
  )
}
