import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { notFound } from '#contract/errors.ts'
import { imageAddress, noImage } from '#contract/media/image.ts'
import { productAddress } from '#contract/products/product-address.ts'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { reviews } from '#db/tables/reviews.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import { apiReviewsMessages } from '#messages/en-US/api/reviews.ts'
import { firstImage } from '../media/first-image.ts'
import { cursorOf, type Direction, inOrder } from '../page-cursor.ts'
import { p } from '../products/field-columns.ts'
import { isShown, toImage } from '../products/product-card.ts'
import { productPath } from '../products/product-path.ts'

const r = alias(reviews, 'r')
const receivedColumns = {
  id: r.id,
  cursor: cursorOf(r.createdAt, r.id),
  name: r.name,
  email: r.email,
  title: r.title,
  message: r.message,
  rating: r.rating,
  fit: r.fit,
  isVerified: r.isVerified,
  createdAt: r.createdAt,
  hiddenAt: r.hiddenAt,
  reply: r.reply,
  repliedAt: r.repliedAt,
  photoIds: sql<string[]>`array(select f.image_id from review_photos f where f.review_id = r.id order by f.position)`,
  productId: p.id,
  productName: p.name,
  path: productPath,
  isInShop: sql<boolean>`${isShown}`,
  image: firstImage,
}

interface ReceivedQuery {
  where: SQL
  limit: number
  sort?: Direction | undefined
}

/** Reviews `r` of products `p` as admins read them, by default newest first, each with its cursor. */
export async function readReceived(
  db: Db | Tx,
  { where, limit, sort }: ReceivedQuery,
): Promise<{ review: ReceivedReview; cursor: string }[]> {
  const rows = await selectRows(
    db,
    receivedColumns,
    (list) => sql`
      select ${list} from reviews r join products p on p.id = r.product_id where ${where}
      order by ${sql.join(inOrder(r.createdAt, r.id, sort), sql`, `)} limit ${limit}
    `,
  )
  return rows.map((row) => ({ review: toReceived(row), cursor: row.cursor }))
}

/** The same for one review. Refuses with 404 one that was deleted. */
export async function findReceived(db: Db | Tx, reviewId: string): Promise<ReceivedReview> {
  const [found] = await readReceived(db, { where: sql`r.id = ${reviewId}`, limit: 1 })
  if (!found) throw notFound(apiReviewsMessages.notFound)
  return found.review
}

function toReceived(row: RowOf<typeof receivedColumns>): ReceivedReview {
  const product = { _id: row.productId, name: row.productName, path: row.path }
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    reviewTitle: row.title,
    message: row.message,
    rating: row.rating,
    fit: row.fit,
    photos: row.photoIds.map((id) => imageAddress(id)),
    createdAt: row.createdAt.toISOString(),
    verified: row.isVerified,
    reply: row.reply,
    repliedAt: row.repliedAt?.toISOString() ?? null,
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
    product: {
      _id: row.productId,
      name: row.productName,
      image: row.image ? toImage(row.image) : noImage,
      address: row.isInShop ? productAddress(product) : null,
    },
  }
}
