import { type SQL, sql } from 'drizzle-orm'
import { certainties, type Query } from './query.ts'

/** A color of some product, in lower case, with its families. */
export type NamedColor = [name: string, families: string[]]

const maxColors = 40

/** The colors of the products in `page`, in a statement that has it. */
export const colorsOfPage: SQL<NamedColor[] | null> = sql`(
  select json_agg(distinct jsonb_build_array(lower(c.name), c.families))
  from page join product_colors c on c.product_id = page.id
)`

/**
 * Those of some colors that a query means, the one to be shown first: `red` means a color of that name, then `dark red`, then
 * those of the family, such as Bordeaux.
 */
export function meantColors(query: Query, colors: readonly NamedColor[]): string[] {
  return colors
    .map(([name, families]) => ({ name, fit: fitOf(query, name, families) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit || (one.name < other.name ? -1 : 1))
    .slice(0, maxColors)
    .map(({ name }) => name)
}

/** For each word of the query, up to twice the number of certainties: a name counts more than its family. */
function fitOf(query: Query, name: string, families: readonly string[]): number {
  const names = name.split(/[^\p{L}\p{N}]+/u)
  const isWhole = query.plain.includes(name) ? 0.5 : 0
  const fits = query.words
    .flatMap(({ whole, parts }) => [whole, ...parts])
    .map((meaning) =>
      Math.max(
        ...certainties.map((certainty, rank) => {
          const weight = certainties.length - rank
          if (meaning[certainty].some((word) => names.includes(word))) return 2 * weight
          return meaning[certainty].some((word) => families.includes(word)) ? weight : 0
        }),
      ),
    )
  const fit = fits.reduce((sum, each) => sum + each, 0)
  return fit === 0 ? 0 : fit + isWhole
}
