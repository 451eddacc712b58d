import { RefusedError } from '#app/api.ts'
import { hasSessionCookie } from '#app/state/session-cookie.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'

/** Checks that the browser stored the session cookie it was just given; without cookies nobody stays logged in. */
export function checkSessionCookie(): void {
  if (hasSessionCookie()) return
  throw new RefusedError(0, accountsMessages.cookiesNeeded)
}
