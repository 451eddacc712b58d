import { Menu } from 'lucide'
import { lazy, Suspense } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Family } from '#contract/listing/calls.ts'
import { usePopup } from './use-popup.ts'

const loadMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }))

/** Opens the mobile menu; without JavaScript it jumps to the site map in the footer. */
export function MenuLink({ families }: { families: readonly Family[] }) {
  const { link, popup, wasOpened } = usePopup(loadMenu)
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
      {wasOpened && (
        <Suspense>
          <MobileMenu {...popup} families={families} />
        </Suspense>
      )}
    </>
  )
}
