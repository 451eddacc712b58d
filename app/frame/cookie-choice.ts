import { useSyncExternalStore } from 'react'

const cookieChoiceDays = 365

/** The choice about optional cookies; null until one is made. */
export type CookieChoice = 'accept' | 'decline' | null

const listeners = new Set<() => void>()
let isReopened = false
let chosen: CookieChoice | undefined

function tell() {
  for (const listener of listeners) listener()
}

/** With this prefix no other host of the domain can set the cookie; browsers accept it over https only. */
const prefixOf = (protocol: string) => (protocol === 'https:' ? '__Host-' : '')

/** Reads the choice from `document.cookie` of a page with this protocol. */
export function readChoice(cookies: string, protocol: string): CookieChoice {
  const found = new RegExp(`(?:^|;\\s*)${prefixOf(protocol)}cookie-choice=(accept|decline)(?:;|$)`).exec(cookies)?.[1]
  return found === 'accept' || found === 'decline' ? found : null
}

/** The current choice; one that cannot be stored lasts as long as the page. */
export function currentChoice(): CookieChoice {
  if (chosen === undefined) {
    try {
      chosen = readChoice(document.cookie, location.protocol)
    } catch {
      chosen = null
    }
  }
  return chosen
}

/** Stores the choice for 365 days. Source: spec section 9. */
export function choose(choice: Exclude<CookieChoice, null>): void {
  chosen = choice
  isReopened = false
  const prefix = prefixOf(location.protocol)
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${prefix}cookie-choice=${choice}; Max-Age=${cookieChoiceDays * 86_400}; Path=/; SameSite=Lax${prefix && '; Secure'}`
  } catch {
    // Cookies are blocked: the next page asks again.
  }
  tell()
}

/** Reopens the banner, from the footer. */
export function reopenCookieBanner(): void {
  isReopened = true
  tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether to show the banner: until a choice is made, and when reopened. */
export function useIsAsking(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReopened || currentChoice() === null,
    () => false,
  )
}
