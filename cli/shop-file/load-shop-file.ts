import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Files } from '#adapters/files/files.ts'
import { images } from '#db/tables/media.ts'
import { orders } from '#db/tables/orders.ts'
import { products } from '#db/tables/products.ts'
import { settings } from '#db/tables/settings.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import { isDemoImage } from '#modules/demo/demo-rows.ts'
import type { Enqueue } from '#modules/jobs/job.ts'
import { copyIn, quote, setCanonicalFormat } from '../backup/tables.ts'
import { Failure } from '../command/command.ts'
import type { Progress } from '../command/output.ts'
import { findShopTables } from './find-shop-tables.ts'
import { fileEntry, tableEntry } from './format.ts'
import type { ShopFile } from './open-shop-file.ts'
import { shopTables } from './shop-tables.ts'

interface LoadOptions {
  from: ShopFile
  files: Files
  enqueue: Enqueue
  startProgress(total: number): Progress
}

/**
 * Replaces the exported tables of an empty shop with those of a shop file, and adds its images, in one transaction. Refuses a shop
 * that has products or orders. Files that were written are removed again when it fails.
 */
export async function loadShopFile(client: pg.Client, { from, files, enqueue, startProgress }: LoadOptions) {
  const writtenKeys: string[] = []
  try {
    await drizzle(client, { casing: 'snake_case' }).transaction(async (tx) => {
      await setCanonicalFormat(client)
      await requireKnownColumns(client, from)
      // Nobody adds a product meanwhile.
      await client.query('lock table products, settings in share row exclusive mode')
      if (await tx.$count(orders)) throw new Failure(cliMessages.shopFile.hasOrders)
      if (await tx.$count(images, isDemoImage)) throw new Failure(cliMessages.shopFile.hasDemo)
      if (await tx.$count(products)) throw new Failure(cliMessages.shopFile.hasProducts)
      const progress = startProgress(from.header.tables.length + from.keys.length)
      await loadTables(client, from, progress)
      // Old prices and sales follow from the history, which is loaded after the products.
      await client.query('select refresh_prices((select array_agg(id) from products))')
      await loadFiles(client, { from, files, writtenKeys, progress })
      const begun = { key: 'seeded', value: 'own' }
      await tx.insert(settings).values(begun).onConflictDoUpdate({ target: settings.key, set: begun })
      const rows = await tx.select({ imageId: images.id }).from(images)
      for (let at = 0; at < rows.length; at += 500) await enqueue(tx, 'makeWidths', ...rows.slice(at, at + 500))
      await enqueue(tx, 'storeFacets', {})
      progress.end()
    })
  } catch (error) {
    for (const key of writtenKeys) await files.remove(key).catch(() => {})
    throw error
  }
}

/** Refuses a file whose tables or columns this version does not have, or that lacks one without a default. */
async function requireKnownColumns(client: pg.ClientBase, { header }: ShopFile): Promise<void> {
  const here = await findShopTables(client)
  const isKnown = header.tables.every(({ name, columns }) =>
    columns.every((column) => here.find((table) => table.name === name)?.columns.includes(column)),
  )
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
       and a.attnotnull and not a.atthasdef and a.attidentity = ''`,
  )
  const isFilled = header.tables.every(({ name, columns }) =>
    rows.every(({ table, column }) => table !== name || columns.includes(column)),
  )
  if (!isKnown || !isFilled) throw new Failure(cliMessages.shopFile.otherSchema)
}

async function loadTables(client: pg.Client, { header, read }: ShopFile, progress: Progress): Promise<void> {
  for (const { name, where } of shopTables.toReversed()) {
    // Photos and uploads of this shop stay; it has no others, since it has no products.
    if (name === 'images') continue
    // A file of an older version has no home page; the shop keeps its own.
    if (!header.tables.some((each) => each.name === name)) continue
    await client.query(`delete from public.${quote(name)} t where ${where ?? 'true'}`)
  }
  for (const { name } of shopTables) {
    const table = header.tables.find((each) => each.name === name)
    if (!table) continue
    // A trigger has recorded the prices of the loaded products; the file has their history.
    if (name === 'price_changes') await client.query('delete from price_changes')
    await pipeline(Readable.from(read(tableEntry(name))), client.query(copyFrom(copyIn(table))))
    await moveSequences(client, name)
    progress.step()
  }
}

/** Continues the numbers of a table after the highest that was loaded. */
async function moveSequences(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select a.attname as column, pg_get_serial_sequence($1, a.attname) as sequence from pg_attribute a
     where a.attrelid = $1::regclass and a.attidentity <> ''`,
    [`public.${quote(table)}`],
  )
  for (const { column, sequence } of rows) {
    await client.query(`select setval($1, greatest(max(t.${quote(column)}), 1)) from public.${quote(table)} t`, [
      sequence,
    ])
  }
}

/** Writes the images that the loaded rows name, each verified by its checksum; every one has to be there. */
async function loadFiles(
  client: pg.ClientBase,
  {
    from,
    files,
    writtenKeys,
    progress,
  }: Pick<LoadOptions, 'from' | 'files'> & { writtenKeys: string[]; progress: Progress },
): Promise<void> {
  const { rows } = await client.query<{ file_key: string }>('select file_key from images')
  const named = new Set(rows.map(({ file_key }) => file_key))
  if (!from.keys.every((key) => named.has(key))) throw new Failure(cliMessages.shopFile.filesDiffer)
  for (const key of from.keys) {
    const isNew = !(await files.has(key))
    if (isNew) writtenKeys.push(key)
    await files.write(key, Readable.from(from.read(fileEntry(key))))
    progress.step()
  }
  for (const key of named) if (!(await files.has(key))) throw new Failure(cliMessages.shopFile.filesDiffer)
}
