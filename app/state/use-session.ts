import { useMemo } from 'react'
import { RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { SessionUser } from '#contract/accounts/session.ts'
import { loadWishlist } from './load-wishlist.ts'
import { localData } from './local-data.ts'
import { joinUser, logOut, storeUser } from './session-store.ts'
import { useStoredValue } from './use-stored-value.ts'

/** Who is logged in, for display; the server authorizes every call. */
export interface SessionOfBrowser {
  user: SessionUser | null
  /** False until the stored session has been read. */
  isReady: boolean
  /** Stores who has just logged in or signed up. */
  signedIn(user: SessionUser): Promise<void>
  logOut(): Promise<void>
}

export function useSession(): SessionOfBrowser {
  const verification = useStoredValue(localData.verification)
  const profile = useStoredValue(localData.profile)
  const user = useMemo(() => joinUser(verification.value, profile.value), [verification, profile])
  return { user, isReady: verification.isReady && profile.isReady, ...actions }
}

const actions = {
  async signedIn(user: SessionUser) {
    await storeUser(user)
    // Not awaited: if the page unloads first, the next one loads it.
    void loadWishlist()
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
