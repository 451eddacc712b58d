import { useEffect } from 'react'
import { useChosenPlace } from '#app/shipping/use-destination.ts'
import { localData } from '#app/state/local-data.ts'
import { useCart } from '#app/state/use-cart.ts'
import { useSession } from '#app/state/use-session.ts'
import { useShared, useStoredValue } from '#app/state/use-stored-value.ts'
import { askedFor, refreshQuote, type ShownQuote, shownQuote } from './cart-quote.ts'

/** The discounts of the cart, asked for again whenever something changes that they depend on. The last ones stay meanwhile. */
export function useCartQuote(): ShownQuote & { isCurrent: boolean } {
  const { cart } = useCart()
  const { user } = useSession()
  const place = useChosenPlace()
  const { value: codes, isReady } = useStoredValue(localData.codes)
  const { value: email } = useStoredValue(localData.codeEmail)
  const asked = askedFor({ cart, codes, email, userId: user?.id ?? null, place })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for again when what is asked for changes
  useEffect(() => {
    if (isReady) void refreshQuote(place).catch((error: unknown) => console.error(error))
  }, [asked, isReady])
  const shown = useShared(shownQuote, null)
  return { ...(shown ?? { asked: '', quote: null, refusal: null }), isCurrent: shown?.asked === asked }
}
