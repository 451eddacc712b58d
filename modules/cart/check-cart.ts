import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import type { calls, checkedLine } from '#contract/cart/calls.ts'
import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import { toAmount } from '#contract/money.ts'
import { reservations } from '#db/tables/checkout.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { type PricedLine, priceLines } from '../products/price-lines.ts'

const r = alias(reservations, 'r')
const reservedColumns = { variantId: r.variantId, quantity: sql<number>`sum(r.quantity)::int` }

type CheckedLine = z.input<typeof checkedLine>

/** Returns the current price and stock of every line, in order; units reserved by this browser count as available to it. */
export async function checkCart(ctx: Context, { products }: Payload<typeof calls.checkCart>) {
  const lines = await priceLines(ctx.db, products)
  const held = await unitsReservedByVisitor(ctx, lines)
  return {
    lines: products.map((item, index): CheckedLine => {
      const { productId, selectedColor, selectedSize } = item
      const line = lines[index] ?? null
      const left = leftFor(line, held)
      return {
        productId,
        selectedColor,
        selectedSize,
        state: stateOf(line, left, item.quantity),
        price: line && toAmount(line.unitPriceCents),
        left: left !== null && left < limitPerItem ? left : null,
      }
    }),
  }
}

function stateOf(line: PricedLine | null, left: number | null, quantity: number): CheckedLine['state'] {
  if (!line) return 'gone'
  if (left === null || left >= quantity) return 'ok'
  return left === 0 ? 'sold-out' : 'too-many'
}

function leftFor(line: PricedLine | null, held: ReadonlyMap<string, number>): number | null {
  if (!line || line.left === null) return null
  return Math.max(0, line.left + (held.get(line.variantId) ?? 0))
}

/** Units reserved by this browser's open checkouts, by variant. */
async function unitsReservedByVisitor(
  ctx: Context,
  lines: readonly (PricedLine | null)[],
): Promise<Map<string, number>> {
  const short = lines.flatMap((line) =>
    line && line.left !== null && line.left < limitPerItem ? [line.variantId] : [],
  )
  if (!ctx.visitorHash || short.length === 0) return new Map()
  const rows = await selectRows(
    ctx.db,
    reservedColumns,
    (list) => sql`
      select ${list} from reservations r join checkout_sessions s on s.id = r.session_id
      where r.state = 'held' and r.variant_id = any(${sql.param(short)}::uuid[])
        and s.visitor_hash = ${ctx.visitorHash} and s.kind = 'cart' and s.status in ('opening', 'open')
      group by r.variant_id
    `,
  )
  return new Map(rows.map((row) => [row.variantId, row.quantity]))
}
