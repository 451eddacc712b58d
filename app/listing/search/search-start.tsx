import { Clock, TrendingUp } from 'lucide'
import { Link } from 'react-router'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import { Icon } from '#app/ui/icon.tsx'
import { searchMessages } from '#messages/en-US/search.ts'
import { useFamilies } from '../use-families.ts'
import { BestSellers } from './best-sellers.tsx'
import { OptionGroup } from './option-group.tsx'
import { QueryOption } from './query-option.tsx'
import type { SearchBeginning } from './use-search-start.ts'

interface SearchStartProps {
  /** The id of the list of options. */
  list: string
  start: SearchBeginning | null
  onSearch: (query: string) => void
  onLeave: () => void
}

/** Shown before anything is typed: recent and popular searches, best sellers and categories. */
export function SearchStart({ list, start, onSearch, onLeave }: SearchStartProps) {
  const { value: recent } = useStoredValue(localData.recentSearches)
  const families = useFamilies()
  const popular = start?.popular ?? []
  const hasSearches = recent.length + popular.length > 0
  return (
    <>
      <div
        id={list}
        role="listbox"
        aria-label={searchMessages.suggestions}
        className={`grid gap-8 ${hasSearches ? 'lg:grid-cols-[14rem_1fr] lg:gap-16' : ''}`}
      >
        {hasSearches && (
          <div role="presentation" className="grid grid-cols-2 content-start gap-x-4 gap-y-6 lg:grid-cols-1">
            {recent.length > 0 && (
              <OptionGroup title={searchMessages.recent}>
                {recent.map((query) => (
                  <QueryOption
                    key={query}
                    id={`recent-${query}`}
                    query={query}
                    icon={<Icon of={Clock} size={16} className="shrink-0" />}
                    onSearch={onSearch}
                  />
                ))}
              </OptionGroup>
            )}
            {popular.length > 0 && (
              <OptionGroup title={searchMessages.popular}>
                {popular.map((query) => (
                  <QueryOption
                    key={query}
                    id={`popular-${query}`}
                    query={query}
                    icon={<Icon of={TrendingUp} size={16} className="shrink-0" />}
                    onSearch={onSearch}
                  />
                ))}
              </OptionGroup>
            )}
          </div>
        )}
        <BestSellers start={start} onLeave={onLeave} />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 border-t border-line pt-4">
        <nav aria-label={searchMessages.browse} className="flex grow flex-wrap gap-x-6">
          {families.map(({ subCategory, slug }) => (
            <Link
              key={slug}
              to={`/shop/${slug}/all`}
              prefetch="intent"
              className="link inline-flex min-h-11 items-center"
              onClick={onLeave}
            >
              {subCategory}
            </Link>
          ))}
        </nav>
        {recent.length > 0 && (
          <button
            type="button"
            className="link min-h-11 text-small"
            onClick={() => void localData.recentSearches.forget()}
          >
            {searchMessages.clearRecent}
          </button>
        )}
      </div>
    </>
  )
}
