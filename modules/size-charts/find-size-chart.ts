import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/size-charts/calls.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import type { Context } from '../context.ts'
import { isShown } from '../products/product-card.ts'
import { chartOfProduct, shownChartOf } from './chart-of-product.ts'

const selection = { chart: chartOfProduct, sizes: sql<string[]>`p.sizes` }

/** The size chart of a product with the sizes that it comes in. Refuses with 404 a product that is not in the shop. */
export async function findSizeChart({ db }: Pick<Context, 'db'>, { productId }: Payload<typeof calls.findSizeChart>) {
  const [found] = await selectRows(
    db,
    selection,
    (list) => sql`select ${list} from products p where p.id = ${productId} and ${isShown}`,
  )
  if (!found) throw notFound(apiProductsMessages.notFound)
  return { sizeChart: shownChartOf(found.chart, found.sizes) }
}
