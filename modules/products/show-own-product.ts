import { sql } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import { toAmount } from '#contract/money.ts'
import { fieldKeys } from '#contract/products/fields.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { toSize } from '#contract/products/size.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { detailedVariants, toOwnVariant } from '../variants/own-variants.ts'
import { allFieldColumns, p, valuesOf } from './field-columns.ts'
import { nowColumns, nowOf } from './own-prices.ts'
import { type PackedImage, toImage } from './product-card.ts'
import { productPath } from './product-path.ts'

const historyLength = 50

/** A product with everything an admin may edit, in one statement. Refuses an unknown product with 404. */
export async function showOwnProduct(db: Db | Tx, productId: string): Promise<OwnProduct> {
  const [row] = await selectRows(
    db,
    ownSelection,
    (list) => sql`select ${list} from products p where p.id = ${productId} and p.deleted_at is null`,
  )
  if (!row) throw notFound(apiProductsMessages.notFound)
  return toOwn(row)
}

// A publication and a withdrawal are rows as well.
const priceHistory = sql<OwnProduct['prices']>`(
  select coalesce(json_agg(h order by h.at desc), '[]') from (
    select c.name as color, size_on_wire(v.size) as size, x.price_cents as price, x.old_price_cents as "oldPrice",
      s.name as sale, x.at, a.first_name || ' ' || a.last_name as by
    from (
      select *, row_number() over each as turn, (lag(price_cents) over each, lag(old_price_cents) over each, lag(sale_id) over each)
        is distinct from (price_cents, old_price_cents, sale_id) as is_new
      from price_changes where product_id = p.id window each as (partition by variant_id order by at)
    ) x left join customers a on a.id = x.actor_id left join sales s on s.id = x.sale_id
      left join variants v on v.id = x.variant_id left join product_colors c on c.id = v.color_id
    where x.turn = 1 or x.is_new order by x.at desc limit ${historyLength}
  ) h
)`

const saleNow = sql<OwnProduct['sale']>`(
  select json_build_object('saleId', s.id, 'name', s.name, 'endsAt', s.ends_at) from sales s
  where s.id in (
    select (select x.sale_id from price_changes x where x.product_id = p.id and x.variant_id is not distinct from t.variant_id
      order by x.at desc limit 1)
    from (select null::uuid as variant_id union all select id from variants where product_id = p.id and price_cents is not null) t
  ) order by s.ends_at limit 1
)`

// Excludes reservations and releases by checkouts, which do not change the units on hand.
const stockHistory = sql<OwnProduct['stockChanges']>`(
  select coalesce(json_agg(h order by h.at desc), '[]') from (
    select c.name as color, size_on_wire(v.size) as size, x.delta, x.reason, x.at, a.first_name || ' ' || a.last_name as by
    from variants v join stock_changes x on x.variant_id = v.id left join product_colors c on c.id = v.color_id
      left join customers a on a.id = x.cause_id
    where v.product_id = p.id and x.reason not in ('reserved', 'released') order by x.at desc limit ${historyLength}
  ) h
)`

const ownSelection = {
  id: p.id,
  ...allFieldColumns,
  path: productPath,
  status: p.status,
  version: p.version,
  createdAt: p.createdAt,
  updatedAt: p.updatedAt,
  sizes: sql<string[]>`p.sizes`,
  variants: detailedVariants,
  colorVariant: sql<OwnProduct['colorVariant']>`(
    select coalesce(json_agg(json_build_object('id', c.id, 'color', c.name, 'hex', c.hex) order by c.position, c.name), '[]')
    from product_colors c where c.product_id = p.id
  )`,
  images: sql<PackedImage[]>`(
    select coalesce(json_agg(json_build_array(g.color_id, s.id, s.alt, s.tint)
      order by g.color_id is not null, c.position, g.position), '[]')
    from product_images g join images s on s.id = g.image_id left join product_colors c on c.id = g.color_id
    where g.product_id = p.id
  )`,
  ...nowColumns,
  sale: saleNow,
  prices: priceHistory,
  stockChanges: stockHistory,
}

function toOwn(row: RowOf<typeof ownSelection>): OwnProduct {
  const { id, status, version, variants, colorVariant, sizes, images, sale, prices, stockChanges } = row
  return {
    ...valuesOf(fieldKeys, row),
    ...{ _id: id, status, version, colorVariant },
    variants: variants.map(toOwnVariant),
    path: row.path,
    sizeVariant: sizes.map((size) => ({ size: toSize(size) })),
    images: images.map((packed) => ({ imageId: packed[1], colorId: packed[0], image: toImage(packed) })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    now: nowOf(row),
    sale: sale && { ...sale, endsAt: iso(sale.endsAt) },
    prices: prices.map(({ price, oldPrice, at, ...change }) => ({
      ...change,
      price: price === null ? null : toAmount(price),
      oldPrice: oldPrice === null ? null : toAmount(oldPrice),
      at: iso(at),
    })),
    stockChanges: stockChanges.map((change) => ({ ...change, at: iso(change.at) })),
  }
}

// In JSON, a timestamp is a string in the database's format.
const iso = (at: string) => new Date(at).toISOString()
