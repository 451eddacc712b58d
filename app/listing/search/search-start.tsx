import { Clock } from 'lucide'
import { Link } from 'react-router'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import { Icon } from '#app/ui/icon.tsx'
import { subCategories } from '#contract/products/categories.ts'
import { slug } from '#contract/text.ts'

interface SearchStartProps {
  onSearch: (query: string) => void
  onLeave: () => void
}

/** Shown before anything is typed: recent searches and categories. */
export function SearchStart({ onSearch, onLeave }: SearchStartProps) {
  const { value: recent } = useStoredValue(localData.recentSearches)
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <h2 id="recent-searches" className="mb-2 text-small text-ink-soft">
            Recent searches
          </h2>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button
                  type="button"
                  className="flex min-h-11 items-center gap-3 text-left transition-colors hover:text-accent"
                  onClick={() => onSearch(query)}
                >
                  <Icon of={Clock} size={16} className="shrink-0" />
                  {query}
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="link min-h-11 text-small"
            onClick={() => void localData.recentSearches.forget()}
          >
            Forget these
          </button>
        </section>
      )}
      <section aria-labelledby="look-around">
        <h2 id="look-around" className="mb-2 text-small text-ink-soft">
          Look around
        </h2>
        <ul>
          {subCategories.map((name) => (
            <li key={name}>
              <Link
                to={`/shop/${slug(name)}/all`}
                prefetch="intent"
                className="flex min-h-11 items-center text-lead transition-colors hover:text-accent"
                onClick={onLeave}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
