import type { OwnDiscount } from '#contract/discounts/own-discount.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { adminDiscountsMessages as m } from '#messages/en-US/admin/discounts.ts'
import { formatMoment } from '../format-moment.ts'

type Described = Pick<OwnDiscount, 'kind' | 'percent' | 'amount' | 'balance' | 'buyQuantity' | 'getQuantity'>

export const money = (amount: number) => formatCents(toCents(amount))

/** "10% off", "Buy 2, get 1 free". */
export function worthOf({ kind, percent, amount, balance, buyQuantity, getQuantity }: Described): string {
  switch (kind) {
    case 'percent':
      return m.percentOff(String(percent ?? 0))
    case 'amount':
      return m.amountOff(money(amount ?? 0))
    case 'free_shipping':
      return m.freeShipping
    case 'buy_x_get_y':
      return m.buyGet(buyQuantity ?? 0, getQuantity ?? 0, String(percent ?? 0))
    case 'store_credit':
      return m.storeCredit(money(balance ?? 0), money(amount ?? 0))
  }
}

/** "SUMMER10", "200 codes for one use each", "Automatic". */
export function codesIn({ method, code, singleCodes }: Pick<OwnDiscount, 'method' | 'code' | 'singleCodes'>): string {
  if (method === 'automatic') return m.automatic
  return [code, singleCodes > 0 && m.singleCodes(singleCodes)].filter(Boolean).join(', ')
}

/** "from Dec 1, 2026, 9:00 AM until Dec 24, 2026, 6:00 PM" in the time zone of the shop; empty without limits. */
export function timesOf({ startsAt, endsAt }: Pick<OwnDiscount, 'startsAt' | 'endsAt'>): string {
  // Shifted, so that its UTC time is the local one.
  const time = (local: string) => formatMoment(`${local}Z`, 'UTC')
  return [startsAt && m.from(time(startsAt)), endsAt && m.until(time(endsAt))].filter(Boolean).join(' ')
}
