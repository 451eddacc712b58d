import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { ShopError } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { productImports, productImportImages as rows } from '#db/tables/imports.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { Shop } from '../../context.ts'
import type { Jobs } from '../../jobs/job.ts'
import { type FetchImage, storeImageOf } from './store-image-of.ts'

/** How many images a job fetches, before it leaves the others to the next one. */
const maxOfJob = 12
const concurrency = 4
const maxAttempts = 3
/** How long after a failed attempt the next one is, times the attempts. */
const pauseMs = 2_000

/** The condition that an import waits for its images. */
const isOpen = (importId: string) => and(eq(productImports.id, importId), eq(productImports.awaitsImages, true))

type Row = typeof rows.$inferSelect

/**
 * Fetches some of the images that an import waits for. What failed for now is tried again after the others, up to three
 * times, and nothing an hour after the import began. The last job continues the import.
 */
export async function fetchImportImages(
  shop: Shop,
  { importId }: Jobs['fetchImportImages'],
  fetchImage: FetchImage,
): Promise<void> {
  const isWaiting = and(eq(rows.importId, importId), eq(rows.state, 'waiting'))
  if ((await shop.db.$count(productImports, isOpen(importId))) === 0) return
  await giveUpLate(shop, importId)
  const due = await shop.db
    .select()
    .from(rows)
    .where(isWaiting)
    .orderBy(asc(rows.attempts), asc(rows.position))
    .limit(maxOfJob)
  const waiting = due.values()
  const work = async () => {
    for (const row of waiting) await fetchOne(shop, row, fetchImage)
  }
  await Promise.all(Array.from({ length: concurrency }, work))

  await shop.db.transaction(async (tx) => {
    const [next] = await tx.select().from(rows).where(isWaiting).orderBy(asc(rows.attempts)).limit(1)
    await countImages(tx, importId)
    if (next) {
      const startAfter = new Date(Date.now() + pauseMs * next.attempts).toISOString()
      return shop.enqueue(tx, 'fetchImportImages', { importId, ...(next.attempts > 0 && { startAfter }) })
    }
    // Once, should two have run.
    const ended = await tx
      .update(productImports)
      .set({ awaitsImages: false })
      .where(isOpen(importId))
      .returning({ id: productImports.id })
    if (ended.length > 0) await shop.enqueue(tx, 'importProducts', { importId })
  })
}

async function fetchOne(shop: Shop, row: Row, fetchImage: FetchImage): Promise<void> {
  const own = and(eq(rows.importId, row.importId), eq(rows.address, row.address), eq(rows.state, 'waiting'))
  const attempts = row.attempts + 1
  const change = async (values: Partial<Row>) => {
    await shop.db.transaction(async (tx) => {
      await tx.update(rows).set(values).where(own)
      await countImages(tx, row.importId)
    })
  }
  // Another process was lost over it each time.
  if (attempts > maxAttempts) return change({ state: 'failed', reason: row.reason || apiImportsMessages.unreadable })
  await change({ attempts })
  try {
    await storeImageOf(shop, row, fetchImage)
    await change({ state: 'fetched', reason: '' })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const isOver = error.status !== 503 || attempts === maxAttempts
    await change({ ...(isOver && { state: 'failed' as const }), reason: error.message })
  }
}

/** Ends the waiting of an import that began more than an hour ago. */
async function giveUpLate({ db }: Shop, importId: string): Promise<void> {
  const isLate = and(
    eq(productImports.id, importId),
    lt(productImports.createdAt, sql`(select shop_now()) - interval '1 hour'`),
  )
  if ((await db.$count(productImports, isLate)) === 0) return
  await db
    .update(rows)
    .set({ state: 'failed', reason: apiImportsMessages.image.tooLong })
    .where(and(eq(rows.importId, importId), eq(rows.state, 'waiting')))
}

/** Tells the import how many images wait, were fetched and failed. */
async function countImages(tx: Tx, importId: string): Promise<void> {
  const count = (state: Row['state']) =>
    sql<number>`(select count(*) from product_import_images i where i.import_id = ${importId} and i.state = ${state})`
  await tx
    .update(productImports)
    .set({
      imagesWaiting: count('waiting'),
      imagesFetched: count('fetched'),
      imagesFailed: count('failed'),
      updatedAt: sql`shop_now()`,
    })
    .where(isOpen(importId))
}
