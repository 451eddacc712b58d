import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { StateSync } from '#app/state/state-sync.tsx'
import type { Family } from '#contract/listing/calls.ts'
import type { Season } from '#contract/settings/seasons.ts'
import { Toaster } from '../ui/toast/toaster.tsx'
import { ArrivalNote } from './arrival-note.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { LazyOverlays } from './lazy-overlays.tsx'
import { PageWatch } from './page-watch.tsx'
import { PendingPage } from './pending-page.tsx'
import { PromoBar } from './promo-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SkipLink } from './skip-link.tsx'

interface FrameProps {
  families: readonly Family[]
  season: Season | null
  children: ReactNode
}

/** A route with this handle has no header, footer or overlays. */
export const noFrame = { standsAlone: true }

/** The layout around every screen. */
export function Frame({ families, season, children }: FrameProps) {
  const hasNoFrame = useMatches().some(({ handle }) => handle === noFrame)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!hasNoFrame && <CookieBanner />}
      {!hasNoFrame && season && <PromoBar season={season} />}
      {!hasNoFrame && <SiteHeader families={families} />}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <PendingPage>{children}</PendingPage>
      </main>
      {!hasNoFrame && (
        <>
          <SiteFooter families={families} />
          <LazyOverlays />
        </>
      )}
      <Toaster />
      <StateSync />
      <PageWatch />
      <ArrivalNote />
    </div>
  )
}
