import { sql } from 'drizzle-orm'
import { backdatePrices } from '#db/backdate-prices.ts'
import type { Db } from '#db/open-database.ts'

const first = 'Al Bel Cor Da El Fi Gal Ha Is Jo Ka Lu Mar Ne Or Pa Quin Ro Sol Ta Ul Ve Wil Xa Yol Ze'.split(' ')
const last = 'ba cento dra ela fina gri hara isse jola kimo lune mira nova osta pella rica salo tine velle zina'.split(
  ' ',
)
const materials = 'Linen Silk Cotton Wool Satin Velvet Denim Leather Acetate Titanium Raffia Cashmere'.split(' ')
const swatches = {
  Black: '#1d1b1a',
  White: '#f1ede5',
  Tortoise: '#7a4a25',
  Gold: '#c8a45c',
  Silver: '#b9bcc0',
  Sand: '#d3bf9f',
  Sage: '#98a288',
  Navy: '#27324a',
  Rose: '#d8a7a0',
  Olive: '#6c6b42',
  Terracotta: '#b5623f',
  Ivory: '#efe6d2',
}
const types = [
  ...'Round,Aviator,Cat Eye,Rectangle,Shield,Oversized'.split(',').map((type) => ['Sunglasses', type]),
  ...'Dresses,Skirts,Shirts,Knitwear,Trousers,Outerwear'.split(',').map((type) => ['Apparel', type]),
  ...'Claw Clips,Scrunchies,Barrettes,Headbands'.split(',').map((type) => ['Hair Accessories', type]),
  ...'Bags,Scarves,Belts,Hats,Jewelry'.split(',').map((type) => ['Fashion Accessories', type]),
]

const atOnce = 20_000

/**
 * Adds generated products to see how a large shop behaves: each with colors, sizes, stock, and
 * images reused from the existing products. Ratings and sales are numbers without reviews or orders.
 */
export async function seedProducts(db: Db, count: number, step: (made: number) => void = () => {}): Promise<void> {
  const { rows } = await db.execute<{ there: number }>(
    sql`select count(*)::int as there from products where sku like 'MG-X-%'`,
  )
  const start = rows[0]?.there ?? 0
  await borrowImages(db)
  for (let from = start; from < start + count; from += atOnce) {
    const until = Math.min(from + atOnce, start + count)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`create temp table made on commit drop as ${invented(from + 1, until)}`)
      await tx.execute(intoProducts)
      await tx.execute(intoColors)
      await tx.execute(intoSizes)
      await tx.execute(intoImages)
      await tx.execute(intoVariants)
      await backdatePrices(tx, sql`select id from made`)
    })
    step(until - from)
  }
  // Scans of an index read each row as well until its page is known to be visible to all.
  await db.execute(
    sql`vacuum (analyze) products, product_colors, product_sizes, product_images, variants, search_words`,
  )
}

/** A shop without images gets a row that replaces them. */
async function borrowImages(db: Db): Promise<void> {
  await db.execute(sql`
    insert into images (id, file_key, width, height, alt)
    select 'invented', 'images/invented.avif', 1900, 2500, 'An invented product' where not exists (select from images)
  `)
}

// Every choice is derived from the product's number, so that the same count always makes the same shop.
function pseudoRandom(lot: number, of: number) {
  return sql`(abs(hashint8extended(n, ${lot}) % ${of}::bigint))::int`
}

function invented(from: number, until: number) {
  const names = Object.keys(swatches)
  return sql`
    with parts as materialized (
      select ${list(first)} as first, ${list(last)} as last, ${list(materials)} as materials, ${list(names)} as colors,
        ${list(types.map(([subCategory = '']) => subCategory))} as sub_categories,
        ${list(types.map(([, type = '']) => type))} as types
    ), numbered as (
      select n, gen_random_uuid() as id, ${pseudoRandom(1, types.length)} as kind, 1800 + ${pseudoRandom(2, 605)} * 50 as price,
        ${pseudoRandom(3, 1_000)} as chance
      from generate_series(${from}::bigint, ${until}::bigint) as n
    )
    select
      id, n, price, chance, sub_categories[kind + 1] as sub_category, types[kind + 1] as type,
      (array['Women', 'Men', 'Unisex'])[${pseudoRandom(4, 3)} + 1] as category,
      first[${pseudoRandom(5, first.length)} + 1] || last[${pseudoRandom(6, last.length)} + 1] as called,
      materials[${pseudoRandom(7, materials.length)} + 1] as material,
      case when chance < 150 then '{}' else array(
        select colors[(${pseudoRandom(8, names.length)} + turn * 5) % ${names.length} + 1]
        from generate_series(0, ${pseudoRandom(9, 4)}) as turn
      ) end as colors,
      case when sub_categories[kind + 1] = 'Apparel' then array['36', '38', '40', '42', '44']
        when types[kind + 1] = 'Belts' then array['80', '90', '100'] else '{}' end as sizes
    from numbered, parts
  `
}

function list(words: readonly string[]) {
  return sql`${sql.param([...words])}::text[]`
}

const intoProducts = sql`
  with swatches as materialized (
    select color, color_families_of(hex) as families
    from unnest(${list(Object.keys(swatches))}, ${list(Object.values(swatches))}) as swatch (color, hex)
  )
  insert into products (
    id, sku, name, brand, description, material, category, sub_category, type, tags, color_keys,
    color_families, sizes,
    price_cents, old_price_cents, status, published_at, is_sellable, rating_average, rating_count, sold_count
  )
  select
    id, 'MG-X-' || lpad(n::text, 7, '0'), called || ' ' || material || ' ' || type, 'MG',
    'Invented to fill the shelves: ' || called || ', in ' || lower(material) || ', number ' || n || '.', material,
    category, sub_category, type,
    array[lower(material), (array['summer', 'evening', 'everyday', 'travel', 'gift'])[${pseudoRandom(11, 5)} + 1]],
    array(select lower(color) from unnest(colors) with ordinality as c (color, place) order by place),
    array(select distinct unnest(families) as family from swatches where color = any(colors) order by family), sizes,
    price, case when chance % 10 < 3 then price * 5 / 4 end, 'published',
    now() - ${pseudoRandom(10, 63_072_000)} * interval '1 second', chance % 20 > 0,
    case when chance % 10 < 4 then (20 + chance % 31) / 10.0 end, case when chance % 10 < 4 then chance % 37 + 1 else 0 end,
    greatest(0, ${pseudoRandom(12, 1_000)} - 500) * ${pseudoRandom(13, 1_000)} / 1000
  from made
`

const intoColors = sql`
  insert into product_colors (product_id, position, name, hex)
  select id, place - 1, color, hex
  from made, unnest(colors) with ordinality as c (color, place)
  join unnest(${list(Object.keys(swatches))}, ${list(Object.values(swatches))}) as swatch (color, hex) using (color)
`

const intoSizes = sql`
  insert into product_sizes (product_id, size, position)
  select id, size, place - 1 from made, unnest(sizes) with ordinality as s (size, place)
`

const intoImages = sql`
  with borrowed as materialized (select array(select id from images order by id limit 200) as images)
  insert into product_images (product_id, color_id, image_id, position)
  select made.id, c.id, images[(n * 17 + coalesce(c.position, 0) * 3 + place) % cardinality(images) + 1], place
  from borrowed, made left join product_colors c on c.product_id = made.id, generate_series(0, 1) as place
`

const intoVariants = sql`
  insert into variants (product_id, color_id, size, on_hand)
  select made.id, c.id, s.size, case when chance % 20 = 0 then 0 when chance % 20 = 1 then null else n % 90 + 1 end
  from made
  left join product_colors c on c.product_id = made.id
  left join product_sizes s on s.product_id = made.id
`
