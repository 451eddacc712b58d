import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { slug } from '#contract/text.ts'
import { backdatePrices } from '#db/backdate-prices.ts'
import type { Tx } from '#db/open-database.ts'
import { categories } from '#db/tables/categories.ts'
import { collectionProducts, collections } from '#db/tables/collections.ts'
import { homeSections } from '#db/tables/home.ts'
import { imageSpots, looks } from '#db/tables/looks.ts'
import { images } from '#db/tables/media.ts'
import { productColors, productImages, productSizes, products, variants } from '#db/tables/products.ts'
import { reviewPhotos, reviews } from '#db/tables/reviews.ts'
import { searchSynonyms } from '#db/tables/search.ts'
import { settings } from '#db/tables/settings.ts'
import { sizeChartPlaces, sizeCharts } from '#db/tables/size-charts.ts'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import { anyProduct } from '#modules/collections/read-collection.ts'
import type { Shop } from '#modules/context.ts'
import { bannerProducts } from './catalog/banner-products.ts'
import { bannerImages, bannerTexts, sideImages } from './catalog/banners.ts'
import { allProductsText, demoCategories } from './catalog/categories.ts'
import { demoCollections } from './catalog/collections.ts'
import { demoCatalog } from './catalog/demo-catalog.ts'
import type { DemoImage, DemoProduct } from './catalog/demo-product.ts'
import { reviewPhotos as photosOfReviews, reviewsOf } from './catalog/demo-reviews.ts'
import type { ProductFacts } from './catalog/product-facts.ts'
import { demoSizeCharts } from './catalog/size-charts.ts'
import { demoSynonyms } from './catalog/synonyms.ts'
import { demoKey, originals } from './demo-images.ts'
import { insertDrawing, insertLogo } from './insert-logo.ts'
import { insertPages, insertSettings } from './insert-settings.ts'
import { insertShipping } from './insert-shipping.ts'
import { type DemoSpot, demoLooks } from './looks.ts'

const productSize = { width: 1900, height: 2500 }
const photoSize = { width: 960, height: 1280 }
const lookSizes = { landscape: { width: 2400, height: 1600 }, portrait: { width: 1600, height: 2000 } }
const dayMs = 86_400_000

/** An image with the id it gets in the shop. */
interface DemoImageRow {
  id: string
  image: DemoImage
  size: { width: number; height: number }
}

/**
 * Fills a new shop with the demo catalog, its images and reviews, once: a shop that its owner empties later stays
 * empty at the next start. Ids are derived from SKUs, so that every demo shop has the same URLs. Returns whether it did.
 */
export async function seedDemoShop(shop: Shop, say: (line: string) => void): Promise<boolean> {
  if (!(await isNew(shop))) return false
  say(cliStartMessages.fillingShop(demoCatalog.length))
  const rows = await storeImages(shop, listImages())
  say(cliStartMessages.imagesStored(rows.length))

  return shop.db.transaction(async (tx) => {
    // Two processes on an empty database fill it once: the second waits here and finds it done.
    const [first] = await tx.insert(settings).values({ key: 'seeded', value: true }).onConflictDoNothing().returning()
    if (!first) return false
    await tx.insert(images).values(rows)
    await insertCategories(tx)
    await insertProducts(tx)
    await tx
      .insert(searchSynonyms)
      .values(Object.entries(demoSynonyms).map(([term, words]) => ({ term, words: [...words] })))
    await insertSizeCharts(tx)
    await insertLooks(tx)
    await insertCollections(tx)
    await fillBanner(tx)
    await insertSettings(tx)
    await insertPages(tx)
    await insertLogo(tx)
    await insertDrawing(tx)
    await insertShipping(tx)
    return true
  })
}

async function isNew({ db }: Shop): Promise<boolean> {
  const [done] = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, 'seeded'))
  const [product] = await db.select({ id: products.id }).from(products).limit(1)
  return !done && !product
}

function listImages(): DemoImageRow[] {
  const numbered = (word: string, row: DemoImage[], size: DemoImageRow['size']) =>
    row.map((image, at) => ({ id: `${word}-${String(at + 1).padStart(2, '0')}`, image, size }))
  return [
    ...demoCatalog
      .flatMap((product) => [...product.images, ...product.colors.flatMap((color) => color.images)])
      .map((image) => ({ id: nameOf(image), image, size: productSize })),
    ...numbered('banner', bannerImages, { width: 2400, height: 1350 }),
    ...numbered('side', sideImages, { width: 1400, height: 1750 }),
    ...photosOfReviews().map((image) => ({ id: nameOf(image), image, size: photoSize })),
    ...demoLooks.map(({ image, shape }) => ({ id: nameOf(image), image, size: lookSizes[shape] })),
  ]
}

/** Stores the originals; returns the rows of the images. */
async function storeImages(shop: Shop, demoImages: readonly DemoImageRow[]) {
  const atOnce = 16
  const rows: (typeof images.$inferInsert)[] = []
  for (let at = 0; at < demoImages.length; at += atOnce) {
    const some = demoImages.slice(at, at + atOnce).map(async ({ id, image: { file, alt, tint }, size }) => {
      const original = await readFile(join(originals, file))
      const fileKey = demoKey(file, original)
      await shop.files.write(fileKey, original)
      return { id, fileKey, ...size, alt, tint }
    })
    rows.push(...(await Promise.all(some)))
  }
  return rows
}

async function insertCategories(tx: Tx): Promise<void> {
  await tx.update(categories).set({ text: allProductsText }).where(eq(categories.path, 'all'))
  const rows = demoCategories.map(({ title, text, measureNames = [] }, at) => ({
    ...{ title, text, measureNames },
    key: slug(title),
    slug: slug(title),
    position: at + 1,
  }))
  await tx.insert(categories).values(rows)
}

async function insertProducts(tx: Tx): Promise<void> {
  await tx.insert(products).values(demoCatalog.map(productRow))
  await tx.insert(productColors).values(demoCatalog.flatMap(colorRows))
  await tx
    .insert(productSizes)
    .values(
      demoCatalog.flatMap(({ sku, sizes }) =>
        sizes.map((size, position) => ({ productId: idFor(sku), size, position })),
      ),
    )
  await tx.insert(productImages).values(demoCatalog.flatMap(imageRows))
  await tx.insert(variants).values(demoCatalog.flatMap(variantRows))
  await backdatePrices(tx)
  await tx.insert(reviews).values(demoCatalog.flatMap(reviewRows))
  await tx.insert(reviewPhotos).values(demoCatalog.flatMap(photoRows))
}

/** After the products, which bring the categories of the second level. */
async function insertSizeCharts(tx: Tx): Promise<void> {
  const byPath = await tx.select({ id: categories.id, path: categories.path }).from(categories)
  for (const { places, ...chart } of demoSizeCharts) {
    const [made] = await tx.insert(sizeCharts).values(chart).returning({ id: sizeCharts.id })
    const rows = places.flatMap(({ path, audience }) => {
      const category = byPath.find((each) => each.path === path)
      return made && category ? [{ chartId: made.id, categoryId: category.id, audience }] : []
    })
    await tx.insert(sizeChartPlaces).values(rows)
  }
}

async function insertCollections(tx: Tx): Promise<void> {
  const rows = demoCollections.map(({ skus, rule, ...page }, at) => ({
    ...page,
    position: at + 1,
    isInMenu: true,
    kind: skus ? ('hand' as const) : ('rule' as const),
    rule: { ...anyProduct, ...rule },
  }))
  const made = await tx.insert(collections).values(rows).returning({ id: collections.id, slug: collections.slug })
  const chosen = demoCollections.flatMap(({ slug: of, skus = [] }) => {
    const collectionId = made.find(({ slug: each }) => each === of)?.id ?? ''
    return skus.map((sku, position) => ({ collectionId, productId: idFor(sku), position }))
  })
  if (chosen.length > 0) await tx.insert(collectionProducts).values(chosen)
}

async function fillBanner(tx: Tx): Promise<void> {
  const numbered = (word: string) => listImages().flatMap(({ id }) => (/^(\w+)-\d\d$/.exec(id)?.[1] === word ? id : []))
  const content = { ...bannerTexts, images: numbered('banner'), talls: numbered('side'), focusX: 72 }
  await tx.update(homeSections).set({ content }).where(eq(homeSections.kind, 'banner'))
}

async function insertLooks(tx: Tx): Promise<void> {
  await tx
    .insert(looks)
    .values(demoLooks.map(({ slug, title, image }, position) => ({ slug, title, imageId: nameOf(image), position })))
  const pictured = [
    ...demoLooks.map(({ image, spots }) => ({ imageId: nameOf(image), spots })),
    ...listImages().flatMap(({ id, image }) => {
      const spots = bannerProducts[image.file]
      return spots ? [{ imageId: id, spots }] : []
    }),
  ]
  await tx.insert(imageSpots).values(pictured.flatMap(spotRows))
}

function spotRows({ imageId, spots }: { imageId: string; spots: readonly DemoSpot[] }) {
  return spots.map(({ sku, color, x, y }, position) => {
    const isColored = demoCatalog.some((product) => product.sku === sku && product.colors.length > 0)
    return { imageId, position, productId: idFor(sku), colorId: isColored ? idFor(sku, color) : null, x, y }
  })
}

function productRow({
  colors: _,
  sizes: __,
  stock: ___,
  images: ____,
  publishedDaysAgo,
  ...facts
}: DemoProduct & ProductFacts) {
  return {
    ...facts,
    id: idFor(facts.sku),
    status: 'published' as const,
    publishedAt: sql`now() - make_interval(days => ${publishedDaysAgo})`,
  }
}

function colorRows({ sku, colors }: DemoProduct) {
  return colors.map(({ color, hex }, position) => {
    return { id: idFor(sku, color), productId: idFor(sku), position, name: color, hex }
  })
}

function imageRows({ sku, colors, images: own }: DemoProduct) {
  const row = (colorId: string | null) => (image: DemoImage, position: number) => {
    return { productId: idFor(sku), colorId: image.isGeneral ? null : colorId, imageId: nameOf(image), position }
  }
  return [...own.map(row(null)), ...colors.flatMap(({ color, images: own }) => own.map(row(idFor(sku, color))))]
}

function variantRows({ sku, colors, sizes, stock }: DemoProduct) {
  const colorIds = colors.length > 0 ? colors.map(({ color }) => idFor(sku, color)) : [null]
  return colorIds
    .flatMap((colorId) => (sizes.length > 0 ? sizes : [null]).map((size) => ({ colorId, size })))
    .map((each, at) => ({ productId: idFor(sku), ...each, onHand: stock[at] ?? null }))
}

function reviewRows(product: DemoProduct) {
  return reviewsOf(product).map(({ daysAgo, photo: _, ...written }) => ({
    ...written,
    id: idFor(product.sku, written.title),
    productId: idFor(product.sku),
    createdAt: new Date(Date.now() - daysAgo * dayMs),
  }))
}

function photoRows(product: DemoProduct) {
  return reviewsOf(product).flatMap(({ title, photo }) => {
    return photo ? [{ imageId: nameOf(photo), reviewId: idFor(product.sku, title) }] : []
  })
}

/** An id derived from a SKU (and a color). */
function idFor(...names: string[]): string {
  const hash = createHash('sha256').update(names.join(' ')).digest().subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The id of `mg-s-001/tortoise-1.avif` is `mg-s-001-tortoise-1`. */
function nameOf(image: DemoImage): string {
  return image.file.replace(/\.avif$/, '').replaceAll('/', '-')
}
