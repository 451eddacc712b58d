import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { imageAddress } from '#contract/media/image.ts'
import { productAddress } from '#contract/products/product-address.ts'
import type { Size } from '#contract/products/size.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import type { Tx } from '#db/open-database.ts'
import { productColors, productImages, products, variants } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import type { Jobs } from '../jobs/job.ts'
import { priceLines } from '../products/price-lines.ts'
import { productsPath } from '../products/product-path.ts'
import { isSellable } from './is-sellable.ts'

/** Emails every customer who waits for a variant that is back in stock, in the order of their requests, once each. */
export async function sendStockAlerts(shop: Shop, { productId }: Jobs['sendStockAlerts']): Promise<void> {
  // One transaction each, since emails are sent in the order in which they were committed.
  while (await shop.db.transaction((tx) => notifyNext(shop, tx, productId)));
}

async function notifyNext(shop: Shop, tx: Tx, productId: string): Promise<boolean> {
  const sellable = tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.productId, productId), isSellable))
  const isWaiting = and(
    eq(stockAlerts.productId, productId),
    isNull(stockAlerts.emailedAt),
    inArray(stockAlerts.variantId, sellable),
  )
  const [next] = await tx
    .select({ alert: stockAlerts, product: products, path: productsPath, variant: variants, color: productColors })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(variants, eq(variants.id, stockAlerts.variantId))
    .leftJoin(productColors, eq(productColors.id, variants.colorId))
    .where(and(isWaiting, eq(products.status, 'published'), isNull(products.deletedAt)))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
    .limit(1)
    .for('update', { of: stockAlerts, skipLocked: true })
  if (!next) return false

  const { alert, product, path, variant, color } = next
  // A customer who waits for several variants of the product gets one email.
  await tx
    .update(stockAlerts)
    .set({ emailedAt: sql`shop_now()` })
    .where(and(isWaiting, eq(stockAlerts.email, alert.email)))
  const place = productAddress({ _id: product.id, path, name: product.name }, color?.id ?? null)
  await queueEmail(shop, tx, {
    kind: 'back-in-stock',
    cause: `back-in-stock:${alert.id}`,
    to: alert.email,
    fields: {
      productName: product.name,
      color: color?.name ?? null,
      size: await nameSize(tx, product.id, color?.name ?? null, variant.size),
      image: await findImage(tx, product.id, variant.colorId),
      place,
    },
  })
  return true
}

async function nameSize(tx: Tx, productId: string, selectedColor: string | null, selectedSize: Size | null) {
  const [sold] = await priceLines(tx, [{ productId, selectedColor, selectedSize, quantity: 1 }])
  return sold ? shownSize(sold) : selectedSize
}

async function findImage(tx: Tx, productId: string, colorId: string | null): Promise<string> {
  const [shown] = await tx
    .select({ id: productImages.imageId })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(sql`${productImages.colorId} is not distinct from ${colorId}::uuid desc`, asc(productImages.position))
    .limit(1)
  return shown ? imageAddress(shown.id, 480, 'jpg') : '/'
}
