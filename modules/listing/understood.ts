import type { Understood } from '#contract/listing/calls.ts'
import type { ReadSearch } from '#contract/listing/read-search.ts'
import { meantColors, type NamedColor } from './meant-colors.ts'
import type { Query } from './query.ts'

/** How a search was understood, for the answer; its suggestions only if nothing was found. */
export function understoodAs(
  { words, ...filter }: ReadSearch,
  query: Query | null,
  { total, colors }: { total: number; colors: readonly NamedColor[] | null },
): Understood {
  return {
    ...filter,
    colors: query ? meantColors(query, colors ?? []) : [],
    instead: query?.instead ?? null,
    suggestions: total === 0 ? (query?.suggestions ?? []) : [],
  }
}
