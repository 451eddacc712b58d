import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import { toAmount } from '#contract/money.ts'
import type { calls, OwnSale } from '#contract/sales/calls.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiSalesMessages } from '#messages/en-US/api/sales.ts'
import type { AdminContext } from '../context.ts'
import { p } from '../products/field-columns.ts'
import { readSales } from './read-sales.ts'
import { productsOf } from './sale-products.ts'

const maxPreviewed = 100

/** A sale as its page shows it. */
export async function findSale(ctx: AdminContext, { saleId }: Payload<typeof calls.findSale>) {
  const { timeZone } = (await ctx.settings.read()).shop
  return { sale: await findOwnSale(ctx.db, saleId, timeZone) }
}

/** One sale as admins read it. Refuses an unknown one with 404. */
export async function findOwnSale(db: Db | Tx, saleId: string, timeZone: string): Promise<OwnSale> {
  const [sale] = await readSales(db, timeZone, sql`where s.id = ${saleId}`)
  if (!sale) throw notFound(apiSalesMessages.notFound)
  const skus = sale.scope === 'hand' ? await skusOf(db, saleId) : []
  return { ...sale, skus, preview: await previewOf(db, sale) }
}

async function skusOf(db: Db | Tx, saleId: string): Promise<string[]> {
  const rows = await selectRows(
    db,
    { sku: p.sku },
    (list) => sql`
      select ${list} from sale_products o join products p on p.id = o.product_id where o.sale_id = ${saleId} order by p.sku
    `,
  )
  return rows.map(({ sku }) => sku)
}

const previewed = {
  productId: p.id,
  name: p.name,
  sku: p.sku,
  priceCents: p.priceCents,
  saleCents: sql<number>`n.cents`,
  oldCents: sql<number | null>`shown_old_price(p.id, null, n.cents, coalesce(p.old_price_cents, p.price_cents))`,
}

async function previewOf(
  db: Db | Tx,
  sale: Awaited<ReturnType<typeof readSales>>[number],
): Promise<OwnSale['preview']> {
  if (sale.state === 'ended' || sale.state === 'canceled') return []
  const chosen = await productsOf(db, sale.saleId)
  const rows = await selectRows(
    db,
    previewed,
    (list) => sql`
      select ${list} from (${chosen}) as chosen join products p on p.id = chosen.id
        cross join sales s
        cross join lateral (select sale_price(p.price_cents, s.percent, s.price_cents, s.step_cents) as cents) as n
      where s.id = ${sale.saleId} order by p.name, p.sku limit ${maxPreviewed}
    `,
  )
  return rows.map(({ priceCents, saleCents, oldCents, ...row }) => ({
    ...row,
    price: toAmount(priceCents),
    salePrice: toAmount(saleCents),
    oldPrice: oldCents === null || saleCents >= priceCents ? null : toAmount(oldCents),
  }))
}
