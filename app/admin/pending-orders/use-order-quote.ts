import { useEffect, useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import type { ShownQuote } from '#app/checkout/use-quote.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { type ChosenItem, itemsToOrder } from './chosen-item.ts'

interface Destination {
  country: string
  state: string
  shipping: string
}

const none: ShownQuote = { quote: null, refusal: null }

/** Asks the server what the items come to, again whenever they or the address change. */
export function useOrderQuote(items: readonly ChosenItem[], { country, state, shipping }: Destination): ShownQuote {
  const [shown, setShown] = useState(none)
  useEffect(() => {
    let isCurrent = true
    const show = (next: ShownQuote) => isCurrent && setShown(next)
    if (items.length === 0 || country === '') show(none)
    else void quoteItems(items, { country, state, shipping }).then(show)
    return () => {
      isCurrent = false
    }
  }, [items, country, state, shipping])
  return shown
}

async function quoteItems(
  items: readonly ChosenItem[],
  { country, state, shipping }: Destination,
): Promise<ShownQuote> {
  try {
    const wish = { items: itemsToOrder(items), country, state, ...(shipping && { shipping }) }
    return { quote: (await api.pendingOrders.quoteManualOrder(wish)).quote, refusal: null }
  } catch (error) {
    return { quote: null, refusal: error instanceof RefusedError ? error.message : adminCommonMessages.failed }
  }
}
