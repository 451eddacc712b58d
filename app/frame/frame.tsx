import type { ComponentType, ReactNode } from 'react'
import { useMatches } from 'react-router'
import { StateSync } from '#app/state/state-sync.tsx'
import type { Family } from '#contract/listing/calls.ts'
import type { Season } from '#contract/settings/seasons.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
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
  /** Whether nobody is served here, which every page says. */
  isTrial?: boolean | undefined
  children: ReactNode
}

/** The layout of a route that has its own, given by its handle. */
interface FrameHandle {
  Frame: ComponentType<{ children: ReactNode }>
}

/** A route with this handle has no header, footer or overlays. */
export const noFrame: FrameHandle = { Frame: ({ children }) => children }

/** The layout around every screen: that of the shop, unless a route has its own. */
export function Frame({ families, season, isTrial, children }: FrameProps) {
  const own = useMatches().map(({ handle }) => handle as FrameHandle | undefined)
  const Own = own.find((handle) => handle?.Frame)?.Frame
  const main = (
    <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
      <PendingPage>{children}</PendingPage>
    </main>
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {Own ? (
        <>
          <Own>{main}</Own>
          <Toaster />
        </>
      ) : (
        <>
          <CookieBanner />
          {isTrial && (
            <aside className="bg-accent px-4 py-2.5 text-center text-small text-paper">{frameMessages.trial}</aside>
          )}
          {season && <PromoBar season={season} />}
          <SiteHeader families={families} />
          {main}
          <SiteFooter families={families} />
          <LazyOverlays />
        </>
      )}
      <StateSync />
      <PageWatch />
      <ArrivalNote />
    </div>
  )
}
