import { sql } from 'drizzle-orm'
import { slug } from '#contract/text.ts'
import type { Tx } from '#db/open-database.ts'
import type { PlannedProduct } from './plan-product.ts'

const columns = sql.raw(`
  "id" uuid, "sku" text, "name" text, "brand" text, "category" text, "subCategory" text, "type" text, "tags" text[],
  "description" text, "priceCents" int, "oldPriceCents" int, "measurement" text, "status" text,
  "subCategorySlug" text, "typeSlug" text
`)

/** Writes what was planned for some hundred products, a statement for each kind of row; null is the command line. */
export async function writeImport(tx: Tx, planned: readonly PlannedProduct[], adminId: string | null): Promise<void> {
  const rows = planned.flatMap(({ isNew, row }) =>
    row ? [{ isNew, ...row, subCategorySlug: slug(row.subCategory), typeSlug: slug(row.type) }] : [],
  )
  await insertRows(
    tx,
    rows.filter(({ isNew }) => isNew),
  )
  await updateRows(
    tx,
    rows.filter(({ isNew }) => !isNew),
  )
  await touch(tx, planned)
  await notePriceActor(
    tx,
    rows.map(({ id }) => id),
    adminId,
  )
  await writeColors(tx, planned)
  await writeStock(tx, planned, adminId)
  await writeGalleries(tx, planned)
}

const recordset = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

async function insertRows(tx: Tx, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into products (id, sku, name, brand, category, sub_category, type, tags, description, price_cents,
      old_price_cents, measurement, status, sub_category_slug, type_slug, published_at)
    select "id", "sku", "name", "brand", "category", "subCategory", "type", "tags", "description", "priceCents",
      "oldPriceCents", "measurement", "status", "subCategorySlug", "typeSlug",
      case when "status" = 'published' then now() end
    from ${recordset(rows)} as w(${columns})
  `)
}

async function updateRows(tx: Tx, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update products p set name = w."name", brand = w."brand", category = w."category", sub_category = w."subCategory",
      type = w."type", tags = w."tags", description = w."description", price_cents = w."priceCents",
      old_price_cents = w."oldPriceCents", measurement = w."measurement", status = w."status",
      sub_category_slug = w."subCategorySlug", type_slug = w."typeSlug",
      published_at = case when w."status" = 'published' then coalesce(p.published_at, now()) else p.published_at end
    from ${recordset(rows)} as w(${columns}) where p.id = w."id"
  `)
}

// Whoever has one of these products open is told that it changed.
async function touch(tx: Tx, planned: readonly PlannedProduct[]): Promise<void> {
  const ids = planned.filter(({ isNew }) => !isNew).map(({ productId }) => productId)
  if (ids.length === 0) return
  await tx.execute(sql`
    update products set version = version + 1, updated_at = now() where id = any(${sql.param(ids)}::uuid[])
  `)
}

async function notePriceActor(tx: Tx, ids: readonly string[], adminId: string | null): Promise<void> {
  await tx.execute(sql`
    update price_changes set actor_id = ${adminId}::uuid
    where product_id = any(${sql.param(ids)}::uuid[]) and at = now() and actor_id is null
  `)
}

async function writeColors(tx: Tx, planned: readonly PlannedProduct[]): Promise<void> {
  const added = planned.flatMap(({ newColors }) => newColors)
  const recolored = planned.flatMap((each) => each.recolored)
  const sizes = planned.flatMap(({ newSizes }) => newSizes)
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
      insert into product_sizes (product_id, size)
      select "productId", "size" from ${recordset(sizes)} as w("productId" uuid, "size" numeric)
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
      insert into variants (id, product_id, color_id, size, on_hand) select "id", "productId", "colorId", "size", "onHand"
      from ${recordset(added)} as w("id" uuid, "productId" uuid, "colorId" uuid, "size" numeric, "onHand" int)
    `)
  }
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
