import { Menu } from 'lucide'
import { Suspense } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { Family } from '#contract/listing/calls.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { headerIconClass } from './header-icon-class.ts'
import { usePopup } from './use-popup.ts'

const MobileMenu = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu)

/** Opens the mobile menu; without JavaScript it jumps to the site map in the footer. */
export function MenuLink({ families }: { families: readonly Family[] }) {
  const { link, popup, wasOpened } = usePopup(MobileMenu)
  return (
    <>
      <a href="#site-map" aria-label={frameMessages.menu} className={`-ml-2.5 lg:hidden ${headerIconClass}`} {...link}>
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
