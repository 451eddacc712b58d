/** How far a return is. */
export const returnStates = ['requested', 'approved', 'declined', 'received', 'closed', 'canceled'] as const
export type ReturnState = (typeof returnStates)[number]

/** The states in which staff or a package is awaited, in the order in which they wait for staff. */
export const waitingStates = ['requested', 'received', 'approved'] as const
export type WaitingState = (typeof waitingStates)[number]

export const isWaiting = (state: ReturnState): state is WaitingState => waitingStates.some((each) => each === state)

/** What a buyer wants for what is sent back. */
export const returnWishes = ['refund', 'exchange', 'code'] as const
export type ReturnWish = (typeof returnWishes)[number]

/** How a return ended: with what the buyer got for it, without anything, or because nothing was sent back in time. */
export const returnOutcomes = [...returnWishes, 'nothing', 'expired'] as const

/** Why a buyer sends something back. */
export const returnReasons = [
  'size',
  'look',
  'quality',
  'damaged',
  'wrong-item',
  'late',
  'changed-mind',
  'other',
] as const
