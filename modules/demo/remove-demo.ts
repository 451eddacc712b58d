import { and, eq, inArray, isNull, like, ne, not, notInArray, or, sql } from 'drizzle-orm'
import { blankContent } from '#contract/home/section.ts'
import type { Tx } from '#db/open-database.ts'
import { categories } from '#db/tables/categories.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { collections } from '#db/tables/collections.ts'
import { customers } from '#db/tables/customers.ts'
import { discounts } from '#db/tables/discounts.ts'
import { disputes } from '#db/tables/disputes.ts'
import { emails } from '#db/tables/emails.ts'
import { homeSections } from '#db/tables/home.ts'
import { invoiceCounters, invoices } from '#db/tables/invoices.ts'
import { looks } from '#db/tables/looks.ts'
import { images } from '#db/tables/media.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { productImages, products, stockChanges } from '#db/tables/products.ts'
import { returnPhotos } from '#db/tables/returns.ts'
import { reviews } from '#db/tables/reviews.ts'
import { sandboxDisputes, sandboxRefunds, sandboxSessions } from '#db/tables/sandbox.ts'
import { searchSynonyms, searchTerms } from '#db/tables/search.ts'
import { brandFiles, settings } from '#db/tables/settings.ts'
import { sizeCharts } from '#db/tables/size-charts.ts'
import { versions } from '#db/tables/versions.ts'
import type { Shop } from '../context.ts'
import { recountUses } from '../discounts/recount-uses.ts'
import { readContent } from '../home/read-sections.ts'
import { widthKeys } from '../media/width-key.ts'
import { keyOf, readSettings } from '../settings/read-settings.ts'
import { removeUnsavedZones, seededKey } from '../settings/unbegun-shop.ts'
import { clearingKey } from './clearing-key.ts'
import { demoMarks, isDemoMark } from './demo-marks.ts'
import { isDemoCustomer, isDemoEmail, isDemoImage, isDemoOrder, isDemoProduct, isSandboxSession } from './demo-rows.ts'
import { demoSettingsKey, readDemoSettings } from './demo-settings.ts'

/**
 * Removes the demo in one transaction, then its files. Settings, texts, staff and whatever the owner added stay. A job that
 * is repeated after a crash finds the files in the row that says the demo is being cleared.
 */
export async function removeDemo(shop: Shop): Promise<void> {
  const [started] = await shop.db.select().from(settings).where(eq(settings.key, clearingKey))
  if (!started) return
  const removed = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    const photos = await removePhotos(tx)
    await removeSales(tx)
    await removePeople(tx)
    await removeLogo(tx)
    await removeSettings(tx)
    const gone = await removeCatalog(tx)
    await removeOrphanedVersions(tx)
    const before = Array.isArray(started.value) ? started.value.filter((key) => typeof key === 'string') : []
    const keys = [...before, ...photos, ...gone]
    await tx.update(settings).set({ value: keys }).where(eq(settings.key, clearingKey))
    await tx.update(settings).set({ value: 'empty' }).where(eq(settings.key, seededKey))
    await shop.enqueue(tx, 'storeFacets', {})
    return keys
  })
  for (const key of removed) await shop.files.remove(key)
  await shop.db.delete(settings).where(eq(settings.key, clearingKey))
}

/** Photos of what was sent back; returns the storage keys of their files. */
async function removePhotos(tx: Tx): Promise<string[]> {
  const ofDemo = tx
    .select({ id: returnPhotos.imageId })
    .from(returnPhotos)
    .innerJoin(orders, eq(orders.id, returnPhotos.orderId))
    .where(isDemoOrder)
  const gone = await tx.delete(images).where(inArray(images.id, ofDemo)).returning()
  return gone.flatMap(({ id, fileKey }) => [fileKey, ...widthKeys(id)])
}

/** The versions of rows that are gone with the demo. */
async function removeOrphanedVersions(tx: Tx): Promise<void> {
  const isThere = sql`split_part(${versions.subject}, '.', 2) in (
    select id::text from categories union all select id::text from collections union all select id::text from size_charts
    union all select id::text from shipping_zones
  )`
  await tx
    .delete(versions)
    .where(sql`${versions.subject} ~ '^(category|collection|size-chart|zone)[.]' and not ${isThere}`)
}

async function removeSales(tx: Tx): Promise<void> {
  await tx.delete(emails).where(isDemoEmail)
  const sold = tx.select({ id: orders.id }).from(orders).where(isDemoOrder)
  const ofSold = or(inArray(payments.orderId, sold), inArray(payments.addsToOrderId, sold))
  const paid = tx.select({ id: payments.id }).from(payments).where(ofSold)
  await removeInvoices(tx)
  await tx.delete(disputes).where(inArray(disputes.paymentId, paid))
  await tx.delete(refunds).where(inArray(refunds.paymentId, paid))
  await tx.delete(payments).where(ofSold)
  // A product that stays keeps no units sold by orders that are gone.
  await tx.delete(stockChanges).where(inArray(stockChanges.causeId, sold))
  const gone = await tx.delete(orders).where(isDemoOrder).returning({ sessionId: orders.sessionId })
  if (gone.length === 0) return
  // Sessions that are still open release their reservations when they expire.
  const ids = sql.param(gone.map(({ sessionId }) => sessionId))
  const charged = tx
    .delete(sandboxSessions)
    .where(sql`${sandboxSessions.reference} = any(${ids}::uuid[])`)
    .returning({ chargeId: sandboxSessions.chargeId })
  const charges = sql.param((await charged).flatMap(({ chargeId }) => chargeId ?? []))
  await tx.delete(sandboxRefunds).where(sql`${sandboxRefunds.chargeId} = any(${charges}::text[])`)
  await tx.delete(sandboxDisputes).where(sql`${sandboxDisputes.chargeId} = any(${charges}::text[])`)
  await tx
    .delete(checkoutSessions)
    .where(
      and(
        isSandboxSession,
        sql`${checkoutSessions.id} = any(${ids}::uuid[])`,
        notInArray(checkoutSessions.id, tx.select({ id: payments.sessionId }).from(payments)),
      ),
    )
  await recountUses(tx)
  await removeStoreCodes(tx)
}

/** No money moved for the returns and the cashback that they were given for. One that an open checkout uses is paused. */
async function removeStoreCodes(tx: Tx): Promise<void> {
  const isGiven = ne(discounts.origin, 'staff')
  const isUnused = sql`not exists (select 1 from discount_redemptions r where r.discount_id = ${discounts.id})`
  await tx.delete(discounts).where(and(isGiven, isUnused))
  await tx.update(discounts).set({ isPaused: true }).where(isGiven)
}

// Numbers begin again where no paper is left; where one is, they go on after it.
async function removeInvoices(tx: Tx): Promise<void> {
  const sold = tx.select({ id: orders.id }).from(orders).where(isDemoOrder)
  await tx.delete(invoices).where(and(inArray(invoices.orderId, sold), eq(invoices.kind, 'credit-note')))
  await tx.delete(invoices).where(inArray(invoices.orderId, sold))
  const isKept = sql`exists (
    select 1 from ${invoices} i where i.kind = invoice_counters.kind and i.year = invoice_counters.year
  )`
  await tx.delete(invoiceCounters).where(not(isKept))
}

async function removePeople(tx: Tx): Promise<void> {
  await tx.delete(customers).where(isDemoCustomer)
}

/** A logo or icon that the owner uploaded stays. */
async function removeLogo(tx: Tx): Promise<void> {
  const { logo, favicon, logoColor } = (await readSettings(tx)).settings.logo
  if ([logo, favicon].some(isDemoMark)) {
    const value = {
      ...(isDemoMark(logo) ? {} : { logo, logoColor }),
      ...(isDemoMark(favicon) ? {} : { favicon }),
    }
    const set = { value, version: sql`${settings.version} + 1`, updatedAt: sql`shop_now()` }
    await tx
      .update(settings)
      .set(set)
      .where(eq(settings.key, keyOf('logo')))
  }
  await tx.update(categories).set({ drawing: null }).where(inArray(categories.drawing, demoMarks))
  await tx.delete(brandFiles).where(inArray(brandFiles.name, demoMarks))
}

/** What the owner has changed of the settings and texts stays; the rest of them becomes the default of a new shop. */
async function removeSettings(tx: Tx): Promise<void> {
  for (const [group, came] of Object.entries((await readDemoSettings(tx)) ?? {})) {
    const isGroup = eq(settings.key, `settings.${group}`)
    const [row] = await tx.select().from(settings).where(isGroup)
    if (!row) continue
    const left = Object.entries(Object(row.value)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(came[name]),
    )
    const value = Object.fromEntries(left)
    if (left.length === 0) await tx.delete(settings).where(isGroup)
    else
      await tx
        .update(settings)
        .set({ value, version: sql`${settings.version} + 1`, updatedAt: sql`shop_now()` })
        .where(isGroup)
  }
  await tx.delete(settings).where(eq(settings.key, demoSettingsKey))
  // What settings and texts were before the owner changed them.
  await tx.delete(versions).where(eq(versions.version, 0))
  await tx.delete(settings).where(and(like(settings.key, 'page.%'), eq(settings.version, 0)))
  await removeUnsavedZones(tx)
}

/** Returns the storage keys of the images that are gone. */
async function removeCatalog(tx: Tx): Promise<string[]> {
  await tx.delete(products).where(isDemoProduct(products.id))
  const changed = await tx
    .delete(productImages)
    .where(inArray(productImages.imageId, tx.select({ id: images.id }).from(images).where(isDemoImage)))
    .returning({ productId: productImages.productId })
  // The invented reviews of a demo product that the owner goes on with: real ones have a customer.
  const kept = [...new Set(changed.map(({ productId }) => productId))]
  await tx.delete(reviews).where(and(inArray(reviews.productId, kept), isNull(reviews.customerId)))
  await tx.delete(looks).where(inArray(looks.imageId, tx.select({ id: images.id }).from(images).where(isDemoImage)))
  await removeCategories(tx)
  await emptySections(tx)
  const gone = await tx.delete(images).where(isDemoImage).returning({ id: images.id, fileKey: images.fileKey })
  // Synonyms, collections and size charts of the demo were added in one transaction with the mark of a filled shop.
  const filled = tx.select({ at: settings.updatedAt }).from(settings).where(eq(settings.key, seededKey))
  await tx.delete(searchSynonyms).where(inArray(searchSynonyms.updatedAt, filled))
  await tx.delete(searchTerms)
  await tx.delete(collections).where(and(eq(collections.version, 1), inArray(collections.createdAt, filled)))
  await tx.delete(sizeCharts).where(and(eq(sizeCharts.version, 1), inArray(sizeCharts.createdAt, filled)))
  return gone.flatMap(({ id, fileKey }) => [fileKey, ...widthKeys(id)])
}

/** A section of the home page loses the demo's images; one that has no others, as the demo's banner, its texts too. */
async function emptySections(tx: Tx): Promise<void> {
  const demoImages = await tx.select({ id: images.id }).from(images).where(isDemoImage)
  const ids = new Set(demoImages.map(({ id }) => id))
  for (const { id, content } of await tx.select().from(homeSections)) {
    const before = readContent(content)
    const isOwn = (imageId: string) => !ids.has(imageId)
    const after = { ...before, images: before.images.filter(isOwn), talls: before.talls.filter(isOwn) }
    const [had, has] = [before, after].map((each) => each.images.length + each.talls.length)
    if (had === has) continue
    const set = { content: has === 0 ? blankContent : after, draft: null, version: sql`${homeSections.version} + 1` }
    await tx.update(homeSections).set(set).where(eq(homeSections.id, id))
  }
}

/** The demo's categories, and those that its products brought, where no product is left; the text of all products. */
async function removeCategories(tx: Tx): Promise<void> {
  const demoImages = tx.select({ id: images.id }).from(images).where(isDemoImage)
  await tx.update(categories).set({ imageId: null }).where(inArray(categories.imageId, demoImages))
  const filled = tx.select({ at: settings.updatedAt }).from(settings).where(eq(settings.key, seededKey))
  const isDemos = inArray(categories.createdAt, filled)
  const isEmpty = sql`not exists (
    select 1 from ${products} where
      ${products.subCategorySlug} = ${categories.key} and ${categories.parentKey} = ''
      or ${products.subCategorySlug} = ${categories.parentKey} and ${products.typeSlug} = ${categories.key}
  )`
  const isOther = ne(categories.key, 'all')
  await tx.delete(categories).where(and(isDemos, isOther, isEmpty, ne(categories.parentKey, '')))
  const parents = tx.select({ key: categories.parentKey }).from(categories)
  await tx.delete(categories).where(and(isDemos, isOther, isEmpty, notInArray(categories.key, parents)))
  await tx.update(categories).set({ text: '' }).where(eq(categories.path, 'all'))
}
