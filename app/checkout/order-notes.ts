import { sharedState } from '#app/state/shared-state.ts'
import { tabData } from '#app/state/tab-data.ts'
import { useShared } from '#app/state/use-stored-value.ts'
import type { OrderNotes } from '#contract/orders/order-notes.ts'

/** Counts the changes, so that every field shows the latest text. */
const changes = sharedState(0)

/** What the shopper has written for the next order; it stays in this tab. */
export function currentNotes(): OrderNotes {
  return tabData.get('orderNotes')
}

/** The same for components that only render in the browser. */
export function useNotes(): OrderNotes {
  useShared(changes, 0)
  return currentNotes()
}

/** Stores what is typed. */
export function writeNotes(typed: Partial<OrderNotes>): void {
  tabData.set('orderNotes', { ...currentNotes(), ...typed })
  changes.set(changes.get() + 1)
}

/** Forgets what was sent with an order. */
export function forgetNotes(): void {
  tabData.forget('orderNotes')
  changes.set(changes.get() + 1)
}
