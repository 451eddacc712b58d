import { useEffect, useState } from 'react'
import { RefusedError } from '#app/api.ts'
import type { Quote } from '#contract/checkout/quote.ts'
import { transferMessages } from '#messages/en-US/transfer.ts'

/** What an order comes to; null until the server has answered, with the sentence of a refusal. */
interface Answer {
  quote: Quote | null
  refusal: string | null
}

export interface ShownQuote extends Answer {
  /** Whether it is the answer to what is asked now. */
  isCurrent: boolean
}

const none: Answer = { quote: null, refusal: null }

/**
 * Asks the server what an order comes to, again whenever what is asked changes; the last answer stays meanwhile. Null asks
 * nothing. `ask` is the same function each time.
 */
export function useQuote<Wish>(wish: Wish | null, ask: (wish: Wish) => Promise<{ quote: Quote }>): ShownQuote {
  const [shown, setShown] = useState({ ...none, asked: '' })
  const asked = JSON.stringify(wish)
  useEffect(() => {
    let isCurrent = true
    const show = (next: Answer) => isCurrent && setShown({ ...next, asked })
    const wish: Wish | null = JSON.parse(asked)
    if (wish === null) show(none)
    else void answerTo(ask(wish)).then(show)
    return () => {
      isCurrent = false
    }
  }, [asked, ask])
  return { ...shown, isCurrent: shown.asked === asked }
}

async function answerTo(answer: Promise<{ quote: Quote }>): Promise<Answer> {
  try {
    return { quote: (await answer).quote, refusal: null }
  } catch (error) {
    return { quote: null, refusal: error instanceof RefusedError ? error.message : transferMessages.noTotal }
  }
}
