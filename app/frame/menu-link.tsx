import { Menu } from 'lucide'
import { lazy, Suspense } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Family } from '#contract/listing/calls.ts'
import { usePopup } from './use-popup.ts'

const loadMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }))

/** The way to everything on narrow screens; without JavaScript it leads to the ways at the foot of the page. */
export function MenuLink({ families }: { families: readonly Family[] }) {
  const { link, popup, wasWanted } = usePopup(loadMenu)
  return (
    <>
      <a
        href="#site-map"
        aria-label="Menu"
        className="-ml-2.5 inline-flex size-11 items-center justify-center lg:hidden"
        {...link}
      >
        <Icon of={Menu} size={22} />
      </a>
      {wasWanted && (
        <Suspense>
          <MobileMenu {...popup} families={families} />
        </Suspense>
      )}
    </>
  )
}
