import { useSyncExternalStore } from 'react'
import { cookieChoiceDays } from '#contract/constants.ts'

/** What the shopper said about cookies that are not needed; null until they said something. */
export type CookieChoice = 'accept' | 'decline' | null

const cookieName = 'cookie-choice'
const listeners = new Set<() => void>()
let isAskedAgain = false
let chosen: CookieChoice | undefined

function tell() {
  for (const listener of listeners) listener()
}

/** Reads the choice out of the cookies of a page, as `document.cookie` has them. */
export function readChoice(cookies: string): CookieChoice {
  const found = /(?:^|;\s*)cookie-choice=(accept|decline)(?:;|$)/.exec(cookies)?.[1]
  return found === 'accept' || found === 'decline' ? found : null
}

/** The choice as it stands; what cannot be kept holds as long as the page. */
export function currentChoice(): CookieChoice {
  if (chosen === undefined) {
    try {
      chosen = readChoice(document.cookie)
    } catch {
      chosen = null
    }
  }
  return chosen
}

/** Keeps the choice for 365 days. Source: spec section 9. */
export function choose(choice: Exclude<CookieChoice, null>): void {
  chosen = choice
  isAskedAgain = false
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store has not come to every browser yet
    document.cookie = `${cookieName}=${choice}; Max-Age=${cookieChoiceDays * 86_400}; Path=/; SameSite=Lax${secure}`
  } catch {
    // Cookies are blocked: then we ask again on the next page.
  }
  tell()
}

/** Opens the banner once more, from the footer. */
export function askAgain(): void {
  isAskedAgain = true
  tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice as a screen shows it: undefined on the server and at first. */
export function useCookieChoice(): CookieChoice | undefined {
  return useSyncExternalStore(subscribe, currentChoice, () => undefined)
}

/** Whether the banner is to be seen: until a choice was made, and again when it is asked for. */
export function useIsAsking(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAskedAgain || currentChoice() === null,
    () => false,
  )
}
