import { useEffect } from 'react'
import type { Understood } from '#contract/listing/calls.ts'
import { recordSearch } from './record-search.ts'
import { SearchForm } from './search-form.tsx'
import { UnderstoodNote } from './understood-note.tsx'

interface SearchIntroProps {
  query: string
  understood: Understood | null
  total: number
}

/** The search box of a page of search results, and what was searched for instead. */
export function SearchIntro({ query, understood, total }: SearchIntroProps) {
  useEffect(() => recordSearch(query), [query])
  return (
    <>
      <SearchForm query={query} />
      {understood?.instead && total > 0 && (
        <p className="basis-full text-ink-soft">
          <UnderstoodNote instead={understood.instead} />
        </p>
      )}
    </>
  )
}
