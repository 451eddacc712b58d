import type { Context } from '../context.ts'
import { search } from '../listing/search.ts'

/** How many products a search finds; none if it had to leave out a word that products have nothing for. */
export async function countFound(ctx: Pick<Context, 'db'>, query: string): Promise<number> {
  const { total, understood } = await search(ctx, { query, shown: 0 })
  return understood?.instead && understood.instead.missing.length > 0 ? 0 : total
}
