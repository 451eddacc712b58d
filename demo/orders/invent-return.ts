import type { returnReasons } from '#contract/returns/return-states.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { returns } from '#db/tables/returns.ts'
import type { PricedLine } from '#modules/products/price-lines.ts'
import { pick, type Random } from './buyers.ts'
import type { Invented } from './invent-order.ts'

type Return = typeof returns.$inferSelect

/** How a return is now, and since when. One unit of the first line of an order is sent back. */
export interface InventedReturn
  extends Pick<
    Return,
    | 'status'
    | 'wish'
    | 'outcome'
    | 'answer'
    | 'closingNote'
    | 'createdAt'
    | 'answeredAt'
    | 'expiresAt'
    | 'receivedAt'
    | 'closedAt'
  > {
  reason: (typeof returnReasons)[number]
  note: string
  /** Whether it can be sold again. */
  isGood: boolean
  /** What it is exchanged for. */
  wanted: PricedLine | null
}

/** One of this number of shipped orders has a return. */
const oneIn = 4

/** How the returns of the last weeks are, or what those that arrived end with today; and how those before them ended, in turn. */
const open = ['exchange', 'received', 'code', 'requested', 'approved'] as const
const ended = ['refund', 'declined', 'refund', 'nothing', 'refund', 'canceled', 'expired'] as const

const complaints = [
  ['size', 'Too tight at the shoulders.'],
  ['look', 'The color is warmer than in the photo.'],
  ['damaged', 'A seam has come apart.'],
  ['changed-mind', ''],
  ['quality', 'Thinner than I had hoped.'],
  ['late', 'It came after the party.'],
] as const

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const after = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs)

/** Returns of the shipped orders that it is asked about, one of four, in every state in turn; `variants` are those in stock. */
export function returnsInTurn(
  now: Date,
  { returns: { sendBackDays } }: Pick<Settings, 'returns'>,
  variants: readonly PricedLine[],
) {
  const turns = { open: 0, ended: 0, orders: 0 }

  return (
    made: Pick<Invented, 'status' | 'movedAt' | 'returnDays' | 'lines'>,
    random: Random,
  ): InventedReturn | null => {
    const { status, movedAt, returnDays } = made
    const age = (now.getTime() - movedAt.getTime()) / dayMs
    // The customer has to have worn it.
    if (status !== 'shipped' || returnDays === null || age < 8) return null
    if (turns.orders++ % oneIn > 0) return null
    const [reason, note] = pick(complaints, random)
    const about = { reason, note, isGood: reason !== 'damaged', wanted: null }
    if (age < 18) {
      const state = open[turns.open % open.length] ?? 'requested'
      const wanted = state === 'exchange' ? otherVariant(made.lines[0], variants) : null
      // An exchange waits for an order of what comes in several variants.
      if (state === 'exchange' && !wanted) return null
      turns.open++
      return { ...about, wanted, ...openReturn(state, { movedAt, now, sendBackDays }, random) }
    }
    const end = ended[turns.ended++ % ended.length] ?? 'refund'
    return { ...about, ...endedReturn(end, { movedAt, now, sendBackDays }, random) }
  }
}

/** Another variant of the same product that costs no more. */
function otherVariant(line: PricedLine | undefined, variants: readonly PricedLine[]): PricedLine | null {
  const isOther = (each: PricedLine) =>
    each.productId === line?.productId &&
    each.variantId !== line.variantId &&
    each.unitPriceCents <= line.unitPriceCents
  return variants.find(isOther) ?? null
}

interface Times {
  /** When the order was shipped. */
  movedAt: Date
  now: Date
  sendBackDays: number
}

type Course = Omit<InventedReturn, 'reason' | 'note' | 'isGood' | 'wanted'>

const requestedAt = (createdAt: Date): Course => ({
  ...{ status: 'requested', wish: 'refund', outcome: null, answer: '', closingNote: '', createdAt },
  ...{ answeredAt: null, expiresAt: null, receivedAt: null, closedAt: null },
})

function approved(createdAt: Date, answeredAt: Date, sendBackDays: number): Course {
  return { ...requestedAt(createdAt), status: 'approved', answeredAt, expiresAt: after(answeredAt, sendBackDays) }
}

function openReturn(state: (typeof open)[number], { movedAt, now, sendBackDays }: Times, random: Random): Course {
  if (state === 'requested') return requestedAt(after(now, -random(0.1, 2)))
  if (state === 'approved') {
    const createdAt = after(now, -random(3, 5))
    return approved(createdAt, after(createdAt, random(0.1, 1)), sendBackDays)
  }
  const createdAt = after(movedAt, random(2, 2.5))
  const answeredAt = after(createdAt, random(0.1, 0.5))
  return {
    ...approved(createdAt, answeredAt, sendBackDays),
    status: 'received',
    ...(state !== 'received' && { wish: state }),
    receivedAt: after(answeredAt, random(3, 4.5)),
  }
}

function endedReturn(end: (typeof ended)[number], { movedAt, now, sendBackDays }: Times, random: Random): Course {
  const createdAt = after(movedAt, random(2, 3))
  const answeredAt = after(createdAt, random(0.1, 0.8))
  if (end === 'canceled') return { ...requestedAt(createdAt), status: 'canceled', closedAt: answeredAt }
  if (end === 'declined') {
    const answer = 'The item was washed, so we cannot take it back.'
    return { ...requestedAt(createdAt), status: 'declined', answer, answeredAt, closedAt: answeredAt }
  }
  const agreed = approved(createdAt, answeredAt, sendBackDays)
  if (end === 'expired' && agreed.expiresAt && agreed.expiresAt < now)
    return { ...agreed, status: 'closed', outcome: 'expired', closedAt: agreed.expiresAt }
  const receivedAt = after(answeredAt, random(3, 6))
  const closed = { ...agreed, status: 'closed' as const, receivedAt, closedAt: after(receivedAt, random(0.2, 1)) }
  if (end === 'nothing')
    return { ...closed, outcome: 'nothing', closingNote: 'It was worn, and goes back to you unchanged.' }
  return { ...closed, outcome: 'refund' }
}
