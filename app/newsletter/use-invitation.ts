import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsAsking } from '#app/frame/cookie-choice.ts'
import { localData } from '#app/state/local-data.ts'
import { tabKeys } from '#app/state/local-items.ts'
import { tabStore } from '#app/state/storage-area.ts'

/** Pages on which an invitation would interrupt: paying, logging in, the account and the admin area. */
const quietPages =
  /^\/(cart|checkout|login|register|forget-password|reset-password|account|orders|track-order|pay|wishlist|contact-us|admin|add-product|shop\/payment|unsubscribe|newsletter)(\/|$)/

const scrollPx = 300
/** How long a visitor must do nothing: after scrolling, and on a second page without scrolling. */
const pauseMs = { scrolled: 1_500, arrived: 6_000 }
const activities = ['pointermove', 'pointerdown', 'scroll', 'touchmove'] as const
/** After a dialog, a form or a key someone reads the answer, or has the focus on it: the invitation waits for another page. */
const ends = ['close', 'submit', 'keydown'] as const

/**
 * Whether to invite to the newsletter now: the choice about cookies was made before this page, and the visitor has
 * scrolled, or is on their second page, and then pauses. Once per full load; never over another dialog, in a field, or on
 * a page where a dialog was closed, a form sent or a key pressed.
 * Source: design section 6, "newsletter modal".
 */
export function useInvitation(): boolean {
  const { pathname } = useLocation()
  const isAsking = useIsAsking()
  const [invitedOn, setInvitedOn] = useState<string | null>(null)
  const isQuiet = quietPages.test(pathname)
  const pages = useRef(new Set<string>())
  const askedOn = useRef<string | null>(null)

  useEffect(() => {
    pages.current.add(pathname)
    const isFirst =
      pages.current.size === 1 && !(window.history.state?.idx > 0) && tabStore.getItem(tabKeys.visited) === null
    tabStore.setItem(tabKeys.visited, '1')
    if (isAsking) askedOn.current = pathname
    if (askedOn.current === pathname || isQuiet || invitedOn !== null) return

    const from = window.scrollY
    let hasScrolled = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false

    function wait() {
      clearTimeout(timer)
      hasScrolled ||= Math.abs(window.scrollY - from) > scrollPx
      if (hasScrolled || !isFirst) timer = setTimeout(invite, hasScrolled ? pauseMs.scrolled : pauseMs.arrived)
    }

    async function invite() {
      if (isBusy()) return wait()
      const [isDismissed, isOpen] = await Promise.all([
        localData.newsletterDismissed.ready(),
        localData.newsletter.ready(),
      ])
      if (!isLeft && !isDismissed && isOpen !== false) setInvitedOn(pathname)
    }

    function leave() {
      isLeft = true
    }

    wait()
    for (const end of ends) window.addEventListener(end, leave, true)
    for (const activity of activities) window.addEventListener(activity, wait, { passive: true })
    return () => {
      leave()
      clearTimeout(timer)
      for (const end of ends) window.removeEventListener(end, leave, true)
      for (const activity of activities) window.removeEventListener(activity, wait)
    }
  }, [pathname, isAsking, isQuiet, invitedOn])

  return invitedOn === pathname
}

function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null || document.activeElement?.matches('input, textarea') === true
}
