import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { localData } from '#app/state/local-data.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Overlay } from '#app/ui/overlay.tsx'
import { useFirstNew } from '#app/ui/use-first-new.ts'
import { searchMessages } from '#messages/en-US/search.ts'
import { FoundLine } from './found-line.tsx'
import type { SearchFilter } from './match-seen.ts'
import { NothingFound } from './nothing-found.tsx'
import { withSearch } from './recent-searches.ts'
import { recordSearch } from './record-search.ts'
import { SearchBox } from './search-box.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import { ActiveOption, useOptions } from './use-options.ts'
import { useSearch } from './use-search.ts'
import { useSearchStart } from './use-search-start.ts'

interface SearchPopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The search popup: results while typing, the first of them from products seen in this browser. */
export function SearchPopup({ open, onOpenChange }: SearchPopupProps) {
  return (
    <Overlay open={open} onOpenChange={onOpenChange} label={searchMessages.search} side="top">
      <SearchPanel onClose={() => onOpenChange(false)} />
    </Overlay>
  )
}

function SearchPanel({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const start = useSearchStart()
  const panel = useRef<HTMLDivElement>(null)
  const list = useId()
  const options = useOptions(panel)
  const words = query.trim()
  const all = `/shop?search=${encodeURIComponent(words)}`

  function search(typed: string) {
    options.leave()
    setQuery(typed)
    panel.current?.querySelector('input')?.focus()
  }

  function leave() {
    void localData.recentSearches.change((recent) => withSearch(recent, words))
    recordSearch(words)
    onClose()
  }

  function submit() {
    if (words === '') return
    leave()
    navigate(all)
  }

  return (
    <div ref={panel} className="panel flex max-h-full flex-col bg-paper shadow-lift">
      <SearchBox
        query={query}
        onQuery={search}
        onSubmit={submit}
        onClose={onClose}
        list={list}
        active={options.active}
        onKeyDown={options.onKeyDown}
      />
      <ActiveOption value={options.active}>
        <div className="container-page min-h-0 overflow-y-auto overscroll-contain py-8">
          {words === '' ? (
            <SearchStart list={list} start={start} onSearch={search} onLeave={onClose} />
          ) : (
            <Findings words={words} all={all} list={list} start={start} onSearch={search} onLeave={leave} />
          )}
        </div>
      </ActiveOption>
    </div>
  )
}

interface FindingsProps {
  words: string
  /** The page with all results. */
  all: string
  list: string
  start: ReturnType<typeof useSearchStart>
  onSearch: (query: string) => void
  onLeave: () => void
}

function Findings({ words, all, list: listId, start, onSearch, onLeave }: FindingsProps) {
  const [filter, setFilter] = useState<SearchFilter>({ category: null, subCategory: null })
  const { found, showMore, isLoadingMore } = useSearch(words, filter)
  const { list, recordMore } = useFirstNew<HTMLDivElement>()
  const isEmpty = found.state === 'answered' && found.products.length === 0
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="display text-title">
            {searchMessages.results(filter.subCategory ?? filter.category ?? searchMessages.all)}
          </h2>
          <FoundLine found={found} />
        </div>
        <SearchFilters filter={filter} onFilter={setFilter} found={found.products} />
      </div>
      {isEmpty ? (
        <NothingFound
          list={listId}
          words={words}
          suggestions={found.understood?.suggestions ?? []}
          start={start}
          onSearch={onSearch}
          onLeave={onLeave}
        />
      ) : (
        <SearchResults ref={list} list={listId} found={found} onLeave={onLeave} />
      )}
      {found.products.length > 0 && (
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {found.hasMore && (
            <Button
              variant="secondary"
              busy={isLoadingMore}
              onClick={(event) => {
                recordMore(event)
                void showMore()
              }}
            >
              {searchMessages.showMore}
            </Button>
          )}
          <LinkButton to={all} onClick={onLeave}>
            {searchMessages.allResults}
          </LinkButton>
        </div>
      )}
    </>
  )
}
