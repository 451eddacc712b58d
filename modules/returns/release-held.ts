import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { variants } from '#db/tables/products.ts'
import { returnLines } from '#db/tables/returns.ts'
import type { Shop } from '../context.ts'
import { releaseStock } from '../inventory/release-stock.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'

/** Releases the units that are reserved for the exchange of a return. Its row is locked, so this happens once. */
export async function releaseHeld(shop: Pick<Shop, 'enqueue'>, tx: Tx, returnId: string): Promise<void> {
  await releaseUnits(shop, tx, returnId, await readHeld(tx, returnId))
  await tx.update(returnLines).set({ heldQuantity: 0 }).where(eq(returnLines.returnId, returnId))
}

/** Releases some of them; the caller stores how many are left. */
export async function releaseUnits(
  shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  returnId: string,
  held: readonly { variantId: string; productId: string; quantity: number }[],
): Promise<void> {
  if (held.length === 0) return
  await releaseStock(tx, held, returnId)
  for (const productId of new Set(held.map((each) => each.productId))) await queueStockAlerts(shop, tx, productId)
}

/** The units that are reserved for a return. A variant that has since been removed from the catalog has none. */
async function readHeld(tx: Tx, returnId: string) {
  return tx
    .select({ variantId: variants.id, productId: variants.productId, quantity: returnLines.heldQuantity })
    .from(returnLines)
    .innerJoin(variants, eq(variants.id, returnLines.wantedVariantId))
    .where(
      and(eq(returnLines.returnId, returnId), gt(returnLines.heldQuantity, 0), isNotNull(returnLines.wantedVariantId)),
    )
}
