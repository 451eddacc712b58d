import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/collections/calls.ts'
import { notFound } from '#contract/errors.ts'
import { collections } from '#db/tables/collections.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import type { Context } from '../context.ts'
import { imageOfRow } from '../media/image-of-row.ts'
import { toImage } from '../products/product-card.ts'

const c = alias(collections, 'c')
const shown = {
  slug: c.slug,
  title: c.title,
  text: c.text,
  seoTitle: c.seoTitle,
  seoDescription: c.seoDescription,
  image: imageOfRow,
}

/** The collection with a slug, or with it as a former slug. Refuses an unknown one with 404. */
export async function findCollection({ db }: Pick<Context, 'db'>, { slug }: Payload<typeof calls.findCollection>) {
  const [found] = await selectRows(
    db,
    shown,
    (list) => sql`
      select ${list} from collections c where c.slug = ${slug} or ${slug} = any(c.former_slugs)
      order by c.slug = ${slug} desc limit 1
    `,
  )
  if (!found) throw notFound(apiCollectionsMessages.notFound)
  return { collection: { ...found, image: found.image && toImage(found.image) } }
}
