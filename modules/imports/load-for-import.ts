import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { images } from '#db/tables/media.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import { allFieldColumns, p } from '../products/field-columns.ts'
import type { VariantRow } from '../variants/variant-columns.ts'

const found = {
  id: p.id,
  ...allFieldColumns,
  isDeleted: sql<boolean>`p.deleted_at is not null`,
  status: p.status,
  sizes: sql<string[]>`p.sizes`,
  colors: sql<{ id: string; name: string; hex: string; position: number }[]>`(
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'hex', c.hex, 'position', c.position)
      order by c.position, c.name), '[]')
    from product_colors c where c.product_id = p.id
  )`,
  variants: sql<
    (VariantRow & {
      id: string
      colorId: string | null
      size: string | null
      onHand: number | null
      reserved: number
    })[]
  >`(
    select coalesce(json_agg(json_build_object(
      'id', v.id, 'colorId', v.color_id, 'size', v.size, 'onHand', v.on_hand, 'reserved', v.reserved,
      'priceCents', v.price_cents, 'oldPriceCents', v.old_price_cents, 'sku', v.sku, 'gtin', v.gtin, 'weightGrams', v.weight_grams, 'costCents', v.cost_cents)), '[]')
    from variants v where v.product_id = p.id
  )`,
  images: sql<{ colorId: string | null; imageId: string; alt: string }[]>`(
    select coalesce(json_agg(json_build_object('colorId', g.color_id, 'imageId', g.image_id, 'alt', s.alt)
      order by g.position), '[]')
    from product_images g join images s on s.id = g.image_id where g.product_id = p.id
  )`,
}
/** A product as stored before the import. */
export type Found = RowOf<typeof found>

/** The products of these SKUs, deleted ones included, since their SKUs stay taken. */
export async function loadForImport(db: Db | Tx, skus: readonly string[]): Promise<Map<string, Found>> {
  const rows = await selectRows(
    db,
    found,
    (list) => sql`select ${list} from products p where p.sku = any(${sql.param(skus)}::text[])`,
  )
  return new Map(rows.map((row) => [row.sku, row]))
}

const texts = { id: images.id, alt: images.alt }

/** The alt text of each stored image that products may show; review photos are excluded. */
export async function loadImageTexts(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectRows(
    db,
    texts,
    (list) => sql`
      select ${list} from images where id = any(${sql.param(ids)}::text[])
        and not exists (select from review_photos r where r.image_id = images.id)
    `,
  )
  return new Map(rows.map(({ id, alt }) => [id, alt]))
}
