import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { redirectDelayMs } from '../ui/redirect-delay-ms.ts'

/**
 * Verifies the token of a reset link when the page opens, and removes it from the URL: it moves to the history entry's
 * state, so that the page can be reloaded. An expired link shows a message and redirects home. Source: spec section 4.
 */
export function useResetToken(inAddress: string | undefined) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isVerified, setVerified] = useState(false)
  const token = inAddress ?? tokenIn(state)

  useEffect(() => {
    if (inAddress) navigate('/reset-password', { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate])

  const leave = useEffectEvent(() => navigate('/', { replace: true }))

  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function verify() {
      const sentence = await refusalOf(token)
      if (isGone) return
      if (sentence === null) return setVerified(true)
      setRefusal(sentence)
      toast.error(sentence)
      if (sentence === frameMessages.sessionExpired) timer = setTimeout(leave, redirectDelayMs)
    }
    void verify()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [token])

  return { token, isVerified, refusal }
}

/** The error for a token that is not valid; null if it is. */
async function refusalOf(token: string): Promise<string | null> {
  if (token === '') return frameMessages.sessionExpired
  try {
    await api.accounts.verifyToken({ token })
    return null
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return error.status === 400 || error.status === 401 ? frameMessages.sessionExpired : error.message
  }
}

function tokenIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('token' in state)) return ''
  return typeof state.token === 'string' ? state.token : ''
}
