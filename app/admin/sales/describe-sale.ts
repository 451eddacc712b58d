import { formatCents, toCents } from '#contract/money.ts'
import type { ListedSale } from '#contract/sales/calls.ts'
import { adminScheduledSalesMessages as m } from '#messages/en-US/admin/scheduled-sales.ts'
import { formatMoment } from '../format-moment.ts'

/** "20% off, collection Linen, 12 products". */
export function describeSale({ percent, price, scope, collection, products }: ListedSale): string {
  const reduction = percent === null ? m.forPrice(formatCents(toCents(price ?? 0))) : m.percentOff(percent)
  const scopes = {
    all: [m.allProducts],
    collection: [collection ? m.ofCollection(collection.title) : m.collectionGone],
    hand: [],
  }
  return [reduction, ...scopes[scope], ...(products === null ? [] : [m.productCount(products)])].join(', ')
}

/** From when until when, in the time zone of the shop. */
export function timesOf({ startsAt, endsAt }: Pick<ListedSale, 'startsAt' | 'endsAt'>): string {
  return m.times(formatLocal(startsAt), formatLocal(endsAt))
}

const formatLocal = (local: string) => formatMoment(`${local}Z`, 'UTC')
