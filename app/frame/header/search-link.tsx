import { Search } from 'lucide'
import { Suspense } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { headerIconClass } from './header-icon-class.ts'
import { usePopup } from './use-popup.ts'

const SearchPopup = lazyPart(async () => (await import('#app/listing/search/search-popup.tsx')).SearchPopup)

/** Opens the search popup; without JavaScript, the listing with its search box. */
export function SearchLink() {
  const { link, popup, wasOpened } = usePopup(SearchPopup)
  return (
    <>
      <a
        href="/shop?search="
        aria-label={frameMessages.search}
        title={frameMessages.search}
        className={headerIconClass}
        {...link}
      >
        <Icon of={Search} size={21} />
      </a>
      {wasOpened && (
        <Suspense>
          <SearchPopup {...popup} />
        </Suspense>
      )}
    </>
  )
}
