import { isCode, normalCode } from '#contract/discounts/code-text.ts'
import { storeCode } from './entered-codes.ts'

/** Stores the code that a link brought along, `/?code=SUMMER10`, and takes it out of the address. */
export async function takeLinkedCode(): Promise<void> {
  const url = new URL(window.location.href)
  const code = normalCode(url.searchParams.get('code') ?? '')
  if (!isCode(code)) return
  await storeCode(code)
  url.searchParams.delete('code')
  window.history.replaceState(window.history.state, '', url)
}
