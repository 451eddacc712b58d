import { Search } from 'lucide'
import { lazy, Suspense } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { usePopup } from './use-popup.ts'

const loadPopup = () => import('../listing/search/search-popup.tsx')
const SearchPopup = lazy(async () => ({ default: (await loadPopup()).SearchPopup }))

/** The way to search: a popup; without JavaScript the listing with its own box. */
export function SearchLink() {
  const { link, popup, wasWanted } = usePopup(loadPopup)
  return (
    <>
      <a
        href="/shop?search="
        aria-label="Search"
        title="Search"
        className="inline-flex size-11 items-center justify-center hover:text-accent"
        {...link}
      >
        <Icon of={Search} size={21} />
      </a>
      {wasWanted && (
        <Suspense>
          <SearchPopup {...popup} />
        </Suspense>
      )}
    </>
  )
}
