import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OwnCollection } from '#contract/collections/calls.ts'
import { notFound } from '#contract/errors.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { collections } from '#db/tables/collections.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import type { AdminContext } from '../context.ts'
import { imageOfRow } from '../media/image-of-row.ts'
import { toImage } from '../products/product-card.ts'
import { readRule } from './read-collection.ts'

const c = alias(collections, 'c')
const own = {
  collectionId: c.id,
  title: c.title,
  slug: c.slug,
  text: c.text,
  seoTitle: c.seoTitle,
  seoDescription: c.seoDescription,
  isInMenu: c.isInMenu,
  kind: c.kind,
  stored: sql<unknown>`c.rule`,
  skus: sql<string[]>`array(
    select p.sku from collection_products o join products p on p.id = o.product_id
    where o.collection_id = c.id order by o.position
  )`,
  packed: imageOfRow,
  version: c.version,
}

/** Every collection in its order. */
export async function listCollections({ db }: AdminContext) {
  return { collections: await readCollections(db, sql`true`) }
}

/** One collection as admins read it. Refuses an unknown one with 404. */
export async function findOwnCollection(db: Db | Tx, collectionId: string): Promise<OwnCollection> {
  const [found] = await readCollections(db, sql`c.id = ${collectionId}`)
  if (!found) throw notFound(apiCollectionsMessages.notFound)
  return found
}

async function readCollections(db: Db | Tx, where: SQL): Promise<OwnCollection[]> {
  const rows = await selectRows(
    db,
    own,
    (list) => sql`select ${list} from collections c where ${where} order by c.position, c.title, c.id`,
  )
  return rows.map(({ packed, stored, ...row }) => ({
    ...row,
    rule: readRule(stored),
    image: packed && { imageId: packed[1], image: toImage(packed) },
  }))
}
