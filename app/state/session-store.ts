import { api, RefusedError } from '#app/api.ts'
import type { SessionUser } from '#contract/accounts/session.ts'
import { forgetCustomer } from './forget-customer.ts'
import { storeGlance } from './glance.ts'
import { localData } from './local-data.ts'
import { tabKeys } from './local-items.ts'
import { hasSessionCookie } from './session-cookie.ts'
import { tabStore } from './storage-area.ts'

// Source: spec section 9.
const verificationMaxAgeMs = 3_600_000

/** The state of the session; `unknown` where the server could not be reached. */
export type SessionState = 'guest' | 'verified' | 'expired' | 'unknown'

/** Who is logged in, as far as this browser knows; the server authorizes every call. */
export async function findCurrentUser(): Promise<SessionUser | null> {
  const [verification, profile] = await Promise.all([localData.verification.ready(), localData.profile.ready()])
  return joinUser(verification, profile)
}

export function joinUser(
  verification: { id: string; role: string | null } | null,
  profile: { userId: string; firstName: string; lastName: string; email: string } | null,
): SessionUser | null {
  if (!verification) return null
  const { firstName, lastName, email } =
    profile?.userId === verification.id ? profile : { firstName: '', lastName: '', email: '' }
  return { id: verification.id, role: verification.role, firstName, lastName, email }
}

/** Stores who logged in, with the time; clears the data of another customer. */
export async function storeUser({ id, role, firstName, lastName, email }: SessionUser): Promise<void> {
  const verifiedAt = Date.now()
  const before = await localData.verification.ready()
  if (before && before.id !== id) await forgetCustomer()
  await Promise.all([
    localData.verification.change(() => ({ id, role, verifiedAt })),
    localData.profile.change(() => ({ userId: id, firstName, lastName, email })),
  ])
}

/**
 * Verifies the session with the server when the last answer is missing or older than an hour, or when `isForced`.
 * Clears an expired session. Source: spec section 4, "Login verification".
 */
export function verifySession({ isForced = false } = {}): Promise<SessionState> {
  running ??= verify(isForced).finally(() => {
    running = undefined
  })
  return running
}

let running: Promise<SessionState> | undefined

async function verify(isForced: boolean): Promise<SessionState> {
  const known = await localData.verification.ready()
  const isMarked = hasSessionCookie()
  if (!known && !isMarked) return 'guest'
  if (!isMarked) return expire()
  const age = Date.now() - (known?.verifiedAt ?? 0)
  if (known && !isForced && age >= 0 && age <= verificationMaxAgeMs) return 'verified'

  try {
    const { user } = await api.accounts.verifyToken({})
    if (!user) return expire()
    await storeUser(user)
    return 'verified'
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return error.status >= 400 && error.status < 500 && error.status !== 429 ? expire() : 'unknown'
  }
}

async function expire(): Promise<SessionState> {
  await forgetCustomer()
  if (hasSessionCookie()) await api.accounts.logout({}).catch(() => null)
  storeGlance()
  return 'expired'
}

/** Ends the session on the server, clears the customer's data and goes home; throws when the server cannot be reached. */
export async function logOut(): Promise<void> {
  await api.accounts.logout({})
  tabStore.removeItem(tabKeys.drafts)
  await forgetCustomer()
  // A full page load, so that nothing of the customer stays in memory.
  window.location.assign('/')
}
