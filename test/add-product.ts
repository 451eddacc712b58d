import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Size } from '#contract/products/size.ts'
import { backdatePrices } from '#db/backdate-prices.ts'
import type { Db } from '#db/open-database.ts'
import { images } from '#db/tables/media.ts'
import { productColors, productImages, productSizes, products, variants } from '#db/tables/products.ts'
import { type FieldRow, initialRow } from '#modules/products/field-columns.ts'

/** The fields of a product that matter to a test; the others have defaults. */
export interface ProductWish extends Partial<Omit<FieldRow, 'sku'>> {
  status?: 'draft' | 'published' | 'archived'
  publishedAt?: Date
  colors?: string[]
  sizes?: Size[]
  /** Units of every variant; null if stock is not counted. */
  onHand?: number | null
}

/** Inserts a product with its images and variants; returns their ids. */
export async function addProduct(db: Db, wish: ProductWish) {
  const { colors = [], sizes = [], onHand = 10, status = 'published', publishedAt = new Date(), ...fields } = wish
  const { subCategory = 'Sunglasses', type = 'Round' } = fields
  const imageId = randomUUID()
  await db
    .insert(images)
    .values({ id: imageId, fileKey: `images/${imageId}.avif`, width: 1900, height: 2500, alt: 'An image' })

  const [made] = await db
    .insert(products)
    .values({
      ...initialRow,
      brand: 'MG',
      name: 'Lido',
      description: 'Made for a test.',
      category: 'Women',
      priceCents: 60_00,
      ...fields,
      sku: `T-${randomUUID()}`,
      subCategory,
      type,
      status,
      publishedAt: status === 'published' ? publishedAt : null,
    })
    .returning()
  if (!made) throw new Error('The product was not stored')

  const colorRows = colors.map((name, position) => ({ productId: made.id, position, name, hex: '#8a5a2b' }))
  const madeColors = colorRows.length > 0 ? await db.insert(productColors).values(colorRows).returning() : []
  const sizeRows = sizes.map((size, position) => ({ productId: made.id, size, position }))
  if (sizeRows.length > 0) await db.insert(productSizes).values(sizeRows)
  const galleries = madeColors.length > 0 ? madeColors.map((color) => color.id) : [null]
  await db
    .insert(productImages)
    .values(galleries.map((colorId) => ({ productId: made.id, colorId, imageId, position: 0 })))
  const combinations = galleries.flatMap((colorId) =>
    (sizes.length > 0 ? sizes : [null]).map((size) => ({ colorId, size })),
  )
  const madeVariants = await db
    .insert(variants)
    .values(combinations.map((each) => ({ productId: made.id, ...each, onHand })))
    .returning()
  if (made.oldPriceCents !== null) await backdatePrices(db, sql`select ${made.id}::uuid as id`)
  return { ...made, colors: madeColors, variants: madeVariants }
}
