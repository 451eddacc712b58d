import { apiContext } from '#app/api-context.ts'
import type { Route } from './+types/products-export.ts'

/** All products as a CSV file; its byte order mark tells spreadsheets that it is UTF-8. */
export async function loader({ context }: Route.LoaderArgs) {
  const { imports } = context.get(apiContext)
  const parts = ['\uFEFF']
  for (let after: string | null | undefined; after !== null; ) {
    const part = await imports.exportProducts(after === undefined ? {} : { after })
    parts.push(part.csv)
    after = part.next
  }
  return new Response(parts.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
    },
  })
}
