import { type AnyColumn, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { variants } from '#db/tables/products.ts'
import { columnName, columnNames } from '#db/typed-sql.ts'
import { allFieldColumns, p } from '../products/field-columns.ts'
import type { PlannedProduct } from './plan-product.ts'

const { id, sku, ...changing } = {
  id: p.id,
  ...allFieldColumns,
  status: p.status,
}
const written = [id, sku, ...Object.values(changing)]
// The planned records use the property names of the table in TypeScript.
const inPlan = ({ name }: AnyColumn) => sql`w.${sql.identifier(name)}`
const typesOf = (columns: readonly AnyColumn[]) =>
  sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
const record = typesOf(written)
const { priceCents, oldPriceCents, sku: variantSku, gtin, weightGrams, costCents } = variants
const details = [priceCents, oldPriceCents, variantSku, gtin, weightGrams, costCents]

/**
 * Writes the plan for a few hundred products, the first of which has this place in the file, with one statement per kind of
 * row; null is the command line.
 */
export async function writeImport(
  tx: Tx,
  planned: readonly PlannedProduct[],
  adminId: string | null,
  first: number,
): Promise<void> {
  const rows = planned.flatMap(({ isNew, row }, at) => (row ? [{ isNew, ...row, place: first + at }] : []))
  await insertRows(
    tx,
    rows.filter(({ isNew }) => isNew),
  )
  await updateRows(
    tx,
    rows.filter(({ isNew }) => !isNew),
  )
  await touch(tx, planned)
  await writeColors(tx, planned)
  await writeStock(tx, planned, adminId)
  await recordPriceActor(
    tx,
    planned.map(({ productId }) => productId),
    adminId,
  )
  await writeGalleries(tx, planned)
}

// Listings show the newest first: products of one file are a microsecond apart, so that they keep its order.
const importedAt = sql`(select shop_now()) - w."place" * interval '1 microsecond'`

const recordset = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

async function insertRows(tx: Tx, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into products (${columnNames(written)}, created_at, published_at)
    select ${sql.join(written.map(inPlan), sql`, `)}, ${importedAt}, case when w.status = 'published' then ${importedAt} end
    from ${recordset(rows)} as w(${record}, "place" int)
  `)
}

async function updateRows(tx: Tx, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const changes = Object.values(changing).map((column) => sql`${columnName(column)} = ${inPlan(column)}`)
  await tx.execute(sql`
    update products p set ${sql.join(changes, sql`, `)},
      published_at = case when w.status = 'published' then coalesce(p.published_at, ${importedAt}) else p.published_at end
    from ${recordset(rows)} as w(${record}, "place" int) where p.id = w.id
  `)
}

// Increments the version of changed products, so that an editor that has one open gets a conflict.
async function touch(tx: Tx, planned: readonly PlannedProduct[]): Promise<void> {
  const ids = planned.filter(({ isNew }) => !isNew).map(({ productId }) => productId)
  if (ids.length === 0) return
  await tx.execute(sql`
    update products set version = version + 1, updated_at = shop_now() where id = any(${sql.param(ids)}::uuid[])
  `)
}

async function recordPriceActor(tx: Tx, ids: readonly string[], adminId: string | null): Promise<void> {
  await tx.execute(sql`
    update price_changes set actor_id = ${adminId}::uuid
    where product_id = any(${sql.param(ids)}::uuid[]) and at = (select shop_now()) and actor_id is null
  `)
}

async function writeColors(tx: Tx, planned: readonly PlannedProduct[]): Promise<void> {
  const added = planned.flatMap(({ newColors }) => newColors)
  const recolored = planned.flatMap((each) => each.recolored)
  const sizes = planned.flatMap((each) => each.sizes)
  if (added.length > 0) {
    await tx.execute(sql`
      insert into product_colors (id, product_id, position, name, hex) select "id", "productId", "position", "name", "hex"
      from ${recordset(added)} as w("id" uuid, "productId" uuid, "position" int, "name" text, "hex" text)
    `)
  }
  if (recolored.length > 0) {
    await tx.execute(sql`
      update product_colors c set hex = w."hex" from ${recordset(recolored)} as w("id" uuid, "hex" text) where c.id = w."id"
    `)
  }
  if (sizes.length > 0) {
    await tx.execute(sql`
      insert into product_sizes (product_id, size, position)
      select "productId", "size", "position" from ${recordset(sizes)} as w("productId" uuid, "size" text, "position" int)
      on conflict (product_id, lower(size)) do update set position = excluded.position
    `)
  }
}

async function writeStock(tx: Tx, planned: readonly PlannedProduct[], adminId: string | null): Promise<void> {
  const removed = planned.flatMap((each) => each.removed)
  const added = planned.flatMap((each) => each.added)
  const counted = planned.flatMap((each) => each.counted)
  if (removed.length > 0) await tx.execute(sql`delete from variants where id = any(${sql.param(removed)}::uuid[])`)
  if (added.length > 0) {
    await tx.execute(sql`
      insert into variants (id, product_id, color_id, size, on_hand, ${columnNames(details)})
      select "id", "productId", "colorId", "size", "onHand", ${sql.join(details.map(inPlan), sql`, `)}
      from ${recordset(added)}
        as w("id" uuid, "productId" uuid, "colorId" uuid, "size" text, "onHand" int, ${typesOf(details)})
    `)
  }
  await writeDetails(
    tx,
    planned.flatMap((each) => each.detailed),
  )
  if (counted.length > 0) {
    await tx.execute(sql`
      update variants v set on_hand = w."to" from ${recordset(counted)} as w("id" uuid, "to" int) where v.id = w."id"
    `)
  }
  const notes = [
    ...added.map(({ id, onHand }) => ({ id, delta: onHand ?? 0 })).filter(({ delta }) => delta > 0),
    ...counted.map(({ id, from, to }) => ({ id, delta: (to ?? 0) - (from ?? 0) })),
  ]
  if (notes.length > 0) {
    await tx.execute(sql`
      insert into stock_changes (variant_id, delta, reason, cause_id) select "id", "delta", 'imported', ${adminId}::uuid
      from ${recordset(notes)} as w("id" uuid, "delta" int)
    `)
  }
}

/** Removes the codes that change, since variants of one file may exchange them. Called once, before all is written. */
export async function clearCodes(tx: Tx, planned: readonly PlannedProduct[]): Promise<void> {
  const ids = planned.flatMap(({ detailed }) => detailed.map((each) => each.id))
  if (ids.length === 0) return
  await tx.execute(sql`update variants set sku = null, gtin = null where id = any(${sql.param(ids)}::uuid[])`)
}

async function writeDetails(tx: Tx, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const changes = details.map((column) => sql`${columnName(column)} = ${inPlan(column)}`)
  await tx.execute(sql`
    update variants v set ${sql.join(changes, sql`, `)}
    from ${recordset(rows)} as w("id" uuid, ${typesOf(details)}) where v.id = w."id"
  `)
}

async function writeGalleries(tx: Tx, planned: readonly PlannedProduct[]): Promise<void> {
  const galleries = planned.flatMap((each) => each.galleries)
  if (galleries.length === 0) return
  await tx.execute(sql`
    delete from product_images g using ${recordset(galleries)} as w("productId" uuid, "colorId" uuid)
    where g.product_id = w."productId" and g.color_id is not distinct from w."colorId"
  `)
  const placed = galleries.flatMap(({ productId, colorId, imageIds }) =>
    imageIds.map((imageId, position) => ({ productId, colorId, imageId, position })),
  )
  if (placed.length === 0) return
  await tx.execute(sql`
    with shown as (
      insert into product_images (product_id, color_id, image_id, position)
      select "productId", "colorId", "imageId", "position"
      from ${recordset(placed)} as w("productId" uuid, "colorId" uuid, "imageId" text, "position" int)
      returning image_id
    ) delete from image_uploads where image_id in (select image_id from shown)
  `)
}
