/**
 * Whether the browser holds a session cookie. Scripts cannot read that cookie; the server sets this marker beside it, with
 * the same lifetime of one day.
 */
export function hasSessionCookie(): boolean {
  try {
    return /(?:^|;\s*)(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie)
  } catch {
    return false
  }
}
