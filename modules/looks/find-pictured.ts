import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/looks/calls.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { imageSpots } from '#db/tables/looks.ts'
import { products } from '#db/tables/products.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { isShown } from '../products/product-card.ts'
import { productPath } from '../products/product-path.ts'

const p = alias(products, 'p')
const s = alias(imageSpots, 's')

const pictured = {
  id: p.id,
  name: p.name,
  path: productPath,
  colorId: s.colorId,
}

/** The page of the first product seen in an image, in the color it has there. */
export async function findPictured({ db }: Context, { imageId }: Payload<typeof calls.findPictured>) {
  const [found] = await selectRows(
    db,
    pictured,
    (list) => sql`
      select ${list} from image_spots s join products p on p.id = s.product_id
      where s.image_id = ${imageId} and ${isShown} order by s.position limit 1
    `,
  )
  if (!found) return { address: null }
  return { address: productAddress({ _id: found.id, path: found.path, name: found.name }, found.colorId) }
}
