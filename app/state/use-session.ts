import { useMemo } from 'react'
import { RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { SessionUser } from '#contract/accounts/calls.ts'
import { bringWishlist } from './bring-wishlist.ts'
import { remembered } from './remembered.ts'
import { joinUser, logOut, rememberUser } from './session-store.ts'
import { useRemembered } from './use-remembered.ts'

/** Who is logged in, for showing; what they may is decided by the server. */
export interface SessionInHand {
  user: SessionUser | null
  /** False until the browser's memory has been read: neither logged in nor out yet. */
  isReady: boolean
  /** Takes over who has just logged in or signed up. */
  signedIn(user: SessionUser): Promise<void>
  logOut(): Promise<void>
}

export function useSession(): SessionInHand {
  const verification = useRemembered(remembered.verification)
  const profile = useRemembered(remembered.profile)
  const user = useMemo(() => joinUser(verification.value, profile.value), [verification, profile])
  return { user, isReady: verification.isReady && profile.isReady, ...actions }
}

const actions = {
  async signedIn(user: SessionUser) {
    await rememberUser(user)
    // Not waited for: should the page go first, the next one does it.
    void bringWishlist()
  },
  async logOut() {
    try {
      await logOut()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.error(error.message)
    }
  },
}
