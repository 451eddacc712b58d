import { api, RefusedError } from '#app/api.ts'
import type { SessionUser } from '#contract/accounts/calls.ts'
import { verificationMaxAgeMs } from '#contract/constants.ts'
import { forgetCustomer } from './forget-customer.ts'
import { keepGlance } from './glance.ts'
import { remembered } from './remembered.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** What came of asking whether the session still holds; `unknown` where the shop could not be asked. */
export type Verification = 'guest' | 'verified' | 'expired' | 'unknown'

/** Who is logged in here, as far as this browser knows; the server decides what they may. */
export async function findCurrentUser(): Promise<SessionUser | null> {
  const [verification, profile] = await Promise.all([remembered.verification.ready(), remembered.profile.ready()])
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

/** Remembers who logged in, with the time; what was remembered of somebody else goes. */
export async function rememberUser({ id, role, firstName, lastName, email }: SessionUser): Promise<void> {
  const verifiedAt = Date.now()
  const before = await remembered.verification.ready()
  if (before && before.id !== id) await forgetCustomer()
  await Promise.all([
    remembered.verification.change(() => ({ id, role, verifiedAt })),
    remembered.profile.change(() => ({ userId: id, firstName, lastName, email })),
  ])
}

/**
 * Asks the server who is logged in when the last answer is missing or older than an hour, or when `isForced`.
 * A session that is over is forgotten. Source: spec section 4, "Login verification".
 */
export function verifySession({ isForced = false } = {}): Promise<Verification> {
  underWay ??= verify(isForced).finally(() => {
    underWay = undefined
  })
  return underWay
}

let underWay: Promise<Verification> | undefined

async function verify(isForced: boolean): Promise<Verification> {
  const known = await remembered.verification.ready()
  const isMarked = hasSessionCookie()
  if (!known && !isMarked) return 'guest'
  if (!isMarked) return expire()
  const age = Date.now() - (known?.verifiedAt ?? 0)
  if (known && !isForced && age >= 0 && age <= verificationMaxAgeMs) return 'verified'

  try {
    const { user } = await api.accounts.verifyToken({})
    if (!user) return expire()
    await rememberUser(user)
    return 'verified'
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return error.status >= 400 && error.status < 500 && error.status !== 429 ? expire() : 'unknown'
  }
}

async function expire(): Promise<Verification> {
  await forgetCustomer()
  if (hasSessionCookie()) await api.accounts.logout({}).catch(() => null)
  keepGlance()
  return 'expired'
}

/** Ends the session on the server, forgets the customer here and goes home; throws where the server cannot be told. */
export async function logOut(): Promise<void> {
  await api.accounts.logout({})
  await forgetCustomer()
  // A whole new page: nothing of the customer stays in memory.
  window.location.assign('/')
}
