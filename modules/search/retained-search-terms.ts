import { searchTerms } from '#db/tables/search.ts'
import { retainedRows } from '../retained.ts'

/** What shoppers searched for. */
export const retainedSearchTerms = retainedRows({
  table: searchTerms,
  key: searchTerms.term,
  since: searchTerms.searchedAt,
  remove: (db, due) => db.delete(searchTerms).where(due),
})
