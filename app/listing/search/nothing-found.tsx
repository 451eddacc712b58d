import { useEffect } from 'react'
import { searchMessages } from '#messages/en-US/search.ts'
import { BestSellers } from './best-sellers.tsx'
import { OptionGroup } from './option-group.tsx'
import { QueryOption } from './query-option.tsx'
import { recordSearch } from './record-search.ts'
import type { SearchBeginning } from './use-search-start.ts'

interface NothingFoundProps {
  /** The id of the list of options. */
  list: string
  words: string
  /** Words of the search that find something by themselves. */
  suggestions: readonly string[]
  start: SearchBeginning | null
  onSearch: (query: string) => void
  onLeave: () => void
}

/** Who stops typing for so long has finished. */
const finishedMs = 1_500

/** A search without results: what to try instead, and best sellers. */
export function NothingFound({ list, words, suggestions, start, onSearch, onLeave }: NothingFoundProps) {
  useEffect(() => {
    const timer = setTimeout(() => recordSearch(words), finishedMs)
    return () => clearTimeout(timer)
  }, [words])

  return (
    <>
      <p className="display text-title wrap-anywhere">{searchMessages.nothingFor(words)}</p>
      <p className="mt-1 mb-8 text-ink-soft">{searchMessages.nothingHint}</p>
      <div id={list} role="listbox" aria-label={searchMessages.suggestions} className="grid gap-8">
        {suggestions.length > 0 && (
          <OptionGroup title={searchMessages.tryInstead}>
            <div role="presentation" className="flex flex-wrap gap-x-6">
              {suggestions.map((query) => (
                <QueryOption key={query} id={`try-${query}`} query={query} isLink onSearch={onSearch} />
              ))}
            </div>
          </OptionGroup>
        )}
        <BestSellers start={start} onLeave={onLeave} />
      </div>
    </>
  )
}
