/**
 * Whether the browser holds a session cookie. The cookie itself no script can read; the server sets this mark beside
 * it, with the same life of one day.
 */
export function hasSessionCookie(): boolean {
  try {
    return /(?:^|;\s*)(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie)
  } catch {
    return false
  }
}
