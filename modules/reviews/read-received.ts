import { type SQL, sql } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import { imageAddress, noImage } from '#contract/media/image.ts'
import { productAddress } from '#contract/products/product-address.ts'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { firstImage } from '../media/first-image.ts'
import { cursorOf } from '../page-cursor.ts'
import { isShown, type PackedImage, toImage } from '../products/product-card.ts'
import { productPath } from '../products/product-path.ts'

type Moment = string | null

interface Row extends Record<string, unknown> {
  id: string
  cursor: string
  name: string
  email: string
  title: string
  message: string
  rating: number
  isVerified: boolean
  createdAt: string
  hiddenAt: Moment
  reply: string | null
  repliedAt: Moment
  photoIds: string[]
  productId: string
  productName: string
  category: string
  subCategory: string
  type: string
  isInShop: boolean
  image: PackedImage | null
}

/** Reviews `r` of products `p` as admins read them, newest first, each with its cursor. */
export async function readReceived(
  db: Db | Tx,
  { where, limit }: { where: SQL; limit: number },
): Promise<{ review: ReceivedReview; cursor: string }[]> {
  const { rows } = await db.execute<Row>(sql`
    select r.id, ${cursorOf(sql`r.created_at`, sql`r.id`)} as cursor, r.name, r.email, r.title, r.message, r.rating,
      r.is_verified as "isVerified", r.created_at as "createdAt", r.hidden_at as "hiddenAt", r.reply,
      r.replied_at as "repliedAt", array(
        select f.image_id from review_photos f where f.review_id = r.id order by f.position
      ) as "photoIds", p.id as "productId", p.name as "productName", p.category, p.sub_category as "subCategory", p.type,
      ${isShown} as "isInShop", ${firstImage} as image
    from reviews r join products p on p.id = r.product_id where ${where}
    order by r.created_at desc nulls last, r.id desc nulls last limit ${limit}
  `)
  return rows.map((row) => ({ review: toReceived(row), cursor: row.cursor }))
}

/** The same for one review. Refuses with 404 one that was deleted. */
export async function findReceived(db: Db | Tx, reviewId: string): Promise<ReceivedReview> {
  const [found] = await readReceived(db, { where: sql`r.id = ${reviewId}`, limit: 1 })
  if (!found) throw notFound('There is no such review.')
  return found.review
}

function toReceived(row: Row): ReceivedReview {
  const product = { _id: row.productId, name: row.productName, path: productPath(row) }
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    reviewTitle: row.title,
    message: row.message,
    rating: row.rating,
    photos: row.photoIds.map((id) => imageAddress(id)),
    createdAt: inIso(row.createdAt),
    verified: row.isVerified,
    reply: row.reply,
    repliedAt: row.repliedAt && inIso(row.repliedAt),
    hiddenAt: row.hiddenAt && inIso(row.hiddenAt),
    product: {
      _id: row.productId,
      name: row.productName,
      image: row.image ? toImage(row.image) : noImage,
      address: row.isInShop ? productAddress(product) : null,
    },
  }
}

function inIso(moment: string): string {
  return new Date(moment).toISOString()
}
