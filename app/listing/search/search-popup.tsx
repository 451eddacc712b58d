import { Search, X } from 'lucide'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { localData } from '#app/state/local-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Overlay } from '#app/ui/overlay.tsx'
import { SpinnerDots } from '#app/ui/spinner-dots.tsx'
import { useFirstNew } from '#app/ui/use-first-new.ts'
import type { SearchFilter } from './match-seen.ts'
import { withSearch } from './recent-searches.ts'
import { SearchFilters } from './search-filters.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import { useSearch } from './use-search.ts'

interface SearchPopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The search popup: results while typing, the first of them from products seen in this browser. */
export function SearchPopup({ open, onOpenChange }: SearchPopupProps) {
  return (
    <Overlay open={open} onOpenChange={onOpenChange} label="Search" side="top">
      <SearchPanel onClose={() => onOpenChange(false)} />
    </Overlay>
  )
}

function SearchPanel({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<SearchFilter>({ category: null, subCategory: null })
  const { found, showMore, isLoadingMore } = useSearch(query, filter)
  const { list, noteMore } = useFirstNew()
  const words = query.trim()
  const all = `/shop?search=${encodeURIComponent(words)}`

  function leave() {
    void localData.recentSearches.change((recent) => withSearch(recent, words))
    onClose()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (words === '') return
    leave()
    navigate(all)
  }

  return (
    <div className="panel flex max-h-full flex-col bg-paper shadow-lift">
      <search className="border-b border-line">
        <form action="/shop" onSubmit={submit} className="container-page flex items-center gap-3 py-3">
          <Icon of={Search} size={24} strokeWidth={1.25} className="shrink-0" />
          <input
            type="search"
            name="search"
            aria-label="Search here..."
            placeholder="Search here..."
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            data-autofocus
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            className="display min-h-14 w-full min-w-0 bg-transparent text-title outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
          />
          <IconButton label="Close" onClick={onClose}>
            <Icon of={X} size={24} strokeWidth={1.25} />
          </IconButton>
        </form>
      </search>
      <div className="container-page min-h-0 overflow-y-auto overscroll-contain py-8">
        {words === '' ? (
          <SearchStart onSearch={setQuery} onLeave={onClose} />
        ) : (
          <>
            <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
              <div>
                <h2 className="display text-title">{`Search results (${filter.subCategory ?? filter.category ?? 'All'})`}</h2>
                <p role="status" className="mt-1 min-h-6 text-small text-ink-soft">
                  {found.state === 'guessing' && <SpinnerDots />}
                  {found.state === 'answered' && `${found.total} ${found.total === 1 ? 'product' : 'products'}`}
                  {found.state === 'failed' && 'We cannot reach the shop right now. This is what you have seen before.'}
                </p>
              </div>
              <SearchFilters filter={filter} onFilter={setFilter} found={found.products} />
            </div>
            <SearchResults ref={list} found={found} words={words} onLeave={leave} />
            {found.products.length > 0 && (
              <div className="mt-8 flex flex-wrap justify-center gap-3">
                {found.hasMore && (
                  <Button
                    variant="secondary"
                    busy={isLoadingMore}
                    onClick={(event) => {
                      noteMore(event)
                      void showMore()
                    }}
                  >
                    Show More (+10)
                  </Button>
                )}
                <LinkButton to={all} onClick={leave}>
                  All results
                </LinkButton>
              </div>
            )}
          </>
        )}
      </div>
    </div>
  )
}
