import { type SQL, sql } from 'drizzle-orm'
import type { ShownSection } from '#contract/home/calls.ts'
import type { SectionKind } from '#contract/home/kinds.ts'
import { productAddress } from '#contract/products/product-address.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { type Card, cardColumns, isShown, type PackedImage, toImage, toSummary } from '../products/product-card.ts'
import { productPath } from '../products/product-path.ts'
import type { Section } from './read-sections.ts'
import { rowQueries } from './row-queries.ts'

const maxLooks = 3
const maxReviews = 3
const minGoodRating = 4

type Review = NonNullable<ShownSection['reviews']>[number]
interface Found extends Record<string, unknown> {
  rows: Record<string, string[] | null>
  cards: Card[] | null
  images: PackedImage[] | null
  looks: [slug: string, title: string, id: string, alt: string, tint: string][] | null
  reviews: (Omit<Review, 'product'> & { productId: string; productName: string; path: string })[] | null
}

/** Everything that sections show, in one statement: products by row, images, looks and reviews. */
export async function readParts(db: Db | Tx, sections: readonly Section[]) {
  const { queries, titles } = await rowQueries(db, sections)
  const has = (kind: SectionKind) => sections.some((section) => section.kind === kind)
  const imageIds = sections.flatMap(({ content }) => [...content.images, ...content.talls])
  const named = [...queries].map(([name, query], at) => ({ name, query, as: sql.identifier(`row_${at}`) }))
  const ids = named.map(({ name, as }) => sql`${name}::text, (select json_agg(id order by place) from ${as})`)
  const { rows } = await db.execute<Found>(sql`
    with ${sql.join(
      named.map(({ as, query }) => sql`${as} as (${query})`),
      sql`, `,
    )},
    chosen as (${sql.join(
      named.map(({ as }) => sql`select id from ${as}`),
      sql` union `,
    )})
    select json_build_object(${sql.join(ids, sql`, `)}) as rows,
      (select json_agg(card) from (select ${cardColumns} from chosen join products p using (id)) as card) as cards,
      (select json_agg(json_build_array(null, id, alt, tint)) from images
        where id = any(${sql.param(imageIds)}::text[])) as images,
      ${has('looks') ? firstLooks : sql`null`} as looks,
      ${has('reviews') ? goodReviews : sql`null`} as reviews
  `)
  const [found] = rows
  if (!found) throw new Error('The home page answered nothing.')
  return {
    titles,
    row: (name: string): readonly string[] => found.rows[name] ?? [],
    cards: new Map((found.cards ?? []).map((card) => [card.id, toSummary(card)])),
    images: new Map((found.images ?? []).map((image) => [image[1], toImage(image)])),
    looks: (found.looks ?? []).map(([slug, title, ...image]) => ({ slug, title, image: toImage([null, ...image]) })),
    reviews: (found.reviews ?? []).map(({ productId, productName, path, ...review }) => ({
      ...review,
      product: { name: productName, address: productAddress({ _id: productId, path, name: productName }) },
    })),
  }
}

const firstLooks: SQL = sql`(
  select json_agg(json_build_array(l.slug, l.title, i.id, i.alt, i.tint) order by l.position)
  from (select slug, title, image_id, position from looks order by position limit ${maxLooks}) l
  join images i on i.id = l.image_id
)`

const goodReviews: SQL = sql`(
  select json_agg(review order by review.at desc) from (
    select r.id as _id, r.name, r.title, r.rating,
      case when length(r.message) > 280 then rtrim(left(r.message, 280)) || '…' else r.message end as message, r.created_at as at,
      p.id as "productId", p.name as "productName",
      ${productPath} as path
    from reviews r join products p on p.id = r.product_id
    where r.rating >= ${minGoodRating} and r.hidden_at is null and ${isShown}
    order by r.created_at desc, r.id desc limit ${maxReviews}
  ) as review
)`
