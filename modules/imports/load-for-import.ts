import { sql } from 'drizzle-orm'
import type { ProductStatus } from '#contract/products/own-product.ts'
import type { Db, Tx } from '#db/open-database.ts'

/** A product as an import finds it. */
export interface Found extends Record<string, unknown> {
  id: string
  sku: string
  isDeleted: boolean
  name: string
  brand: string
  category: string
  subCategory: string
  type: string
  tags: string[]
  description: string
  priceCents: number
  oldPriceCents: number | null
  measurement: string | null
  status: ProductStatus
  colors: { id: string; name: string; hex: string; position: number }[]
  sizes: number[]
  variants: { id: string; colorId: string | null; size: number | null; onHand: number | null; reserved: number }[]
  images: { colorId: string | null; imageId: string; alt: string }[]
}

/** The products of these SKUs, deleted ones too, since their SKUs are taken. */
export async function loadForImport(db: Db | Tx, skus: readonly string[]): Promise<Map<string, Found>> {
  const { rows } = await db.execute<Found>(sql`
    select p.id, p.sku, p.deleted_at is not null as "isDeleted", p.name, p.brand, p.category,
      p.sub_category as "subCategory", p.type, p.tags, p.description, p.price_cents as "priceCents",
      p.old_price_cents as "oldPriceCents", p.measurement, p.status, p.sizes::float8[] as sizes,
      (
        select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'hex', c.hex, 'position', c.position)
          order by c.position, c.name), '[]')
        from product_colors c where c.product_id = p.id
      ) as colors,
      (
        select coalesce(json_agg(json_build_object(
          'id', v.id, 'colorId', v.color_id, 'size', v.size::float8, 'onHand', v.on_hand, 'reserved', v.reserved)), '[]')
        from variants v where v.product_id = p.id
      ) as variants,
      (
        select coalesce(json_agg(json_build_object('colorId', g.color_id, 'imageId', g.image_id, 'alt', s.alt)
          order by g.position), '[]')
        from product_images g join images s on s.id = g.image_id where g.product_id = p.id
      ) as images
    from products p where p.sku = any(${sql.param(skus)}::text[])
  `)
  return new Map(rows.map((row) => [row.sku, row]))
}

/** What is said of each stored image that goods may show; those that customers sent are not among them. */
export async function loadImageTexts(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; alt: string }>(sql`
    select id, alt from images s where id = any(${sql.param(ids)}::text[])
      and not exists (select from review_photos r where r.image_id = s.id)
  `)
  return new Map(rows.map(({ id, alt }) => [id, alt]))
}
