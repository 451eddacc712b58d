import * as z from 'zod/mini'
import { call } from '../call.ts'
import { pageLimit } from '../page-limit.ts'
import { line } from '../typed-text.ts'
import { maxSynonymWords, maxTermLength } from './limits.ts'

/** A search with `term` also finds the products that have one of `words`. Both are in lower case, without accents. */
const synonym = z.object({ synonymId: z.uuid(), term: z.string(), words: z.array(z.string()) })
export type Synonym = z.infer<typeof synonym>

/** What shoppers searched for without finding a product; `searchedAt` is the latest time, ISO 8601. */
const missedSearch = z.object({ term: z.string(), searches: z.number(), searchedAt: z.string() })
export type MissedSearch = z.infer<typeof missedSearch>

export const calls = {
  recordSearch: call({
    method: 'POST',
    path: 'search/recordSearch',
    access: 'anyone',
    limit: 'recordSearch',
    summary: 'Counts a search by its words alone, and whether it found products.',
    payload: z.object({ query: line(100) }),
    response: z.object({}),
  }),

  listSynonyms: call({
    method: 'POST',
    path: 'search/listSynonyms',
    access: 'editor',
    summary: 'Every synonym, by its term.',
    payload: z.object({}),
    response: z.object({ synonyms: z.array(synonym) }),
  }),

  saveSynonym: call({
    method: 'POST',
    path: 'search/saveSynonym',
    access: 'editor',
    summary: 'Adds a synonym, or changes the one with the ID.',
    payload: z.object({
      synonymId: z.optional(z.uuid()),
      term: line(maxTermLength),
      words: z.array(line(maxTermLength)).check(z.maxLength(maxSynonymWords)),
    }),
    response: z.object({ synonym, message: z.string() }),
  }),

  removeSynonym: call({
    method: 'PUT',
    path: 'search/removeSynonym',
    access: 'editor',
    summary: 'Removes a synonym.',
    payload: z.object({ synonymId: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),

  listMissedSearches: call({
    method: 'POST',
    path: 'search/listMissedSearches',
    access: 'editor',
    summary: 'Searches that found nothing, the latest first.',
    payload: z.object({
      limit: pageLimit,
      /** The `next` of the previous page. */
      after: z.optional(line(200)),
    }),
    response: z.object({ searches: z.array(missedSearch), next: z.nullable(z.string()) }),
  }),

  removeMissedSearch: call({
    method: 'PUT',
    path: 'search/removeMissedSearch',
    access: 'editor',
    summary: 'Removes a search that found nothing from the list.',
    payload: z.object({ term: line(100) }),
    response: z.object({ message: z.string() }),
  }),
}
