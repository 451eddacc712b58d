import type { OperationsOf } from '../operation.ts'
import { listMissedSearches } from './list-missed-searches.ts'
import { listSynonyms } from './list-synonyms.ts'
import { recordSearch } from './record-search.ts'
import { removeMissedSearch } from './remove-missed-search.ts'
import { removeSynonym } from './remove-synonym.ts'
import { saveSynonym } from './save-synonym.ts'

export const operations: OperationsOf<'search'> = {
  recordSearch,
  listSynonyms,
  saveSynonym,
  removeSynonym,
  listMissedSearches,
  removeMissedSearch,
}
