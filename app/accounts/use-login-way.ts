import { useSearchParams } from 'react-router'
import { useAfterLogin } from './use-after-login.ts'
import { useGuestsOnly } from './use-guests-only.ts'
import { useLoginState } from './use-login-state.ts'

/** What a login or sign-up page leads to: the page that was requested, and checkout where it began there. Who is logged in goes on at once. */
export function useLoginWay() {
  const [query] = useSearchParams()
  const next = query.get('next')
  const way = useLoginState()
  const goOn = useAfterLogin({ ...way, next })
  useGuestsOnly(goOn)
  return { next, way, goOn }
}
