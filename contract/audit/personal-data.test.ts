import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { contract } from '../index.ts'

/** Fields of a response that are about a person, and the text of a file, which may be. */
const personal =
  /^(email|phone|line1|firstName|lastName|ownerEmail|customerName|customer|buyer|shippingAddress|csv|subscribers|alerts)$/

/** Calls with such fields that show no shopper to staff, or only after a change that the audit log has. */
const others: Record<string, string> = {
  'users/accountInfo': 'their own account',
  'privacy/downloadMyData': 'their own data',
  'orders/cancelOrder': 'a change',
  'orders/confirmDelivery': 'a change by the customer',
  'orders/sendReviewInvitation': 'a change',
  'orders/markOrderAsShipped': 'a change',
  'returns/approveReturn': 'a change',
  'returns/declineReturn': 'a change',
  'returns/receiveReturn': 'a change',
  'returns/closeReturn': 'a change',
  'reviews/hideReview': 'a change',
  'reviews/showReview': 'a change',
  'reviews/replyToReview': 'a change',
  'newsletter/unsubscribeSubscriber': 'a change',
  'staff/listStaff': 'the staff itself',
  'shipping/listPickupPoints': 'places of the shop',
  'shipping/changePickupPoint': 'places of the shop',
  'imports/exportProducts': 'products',
  // Discounts are nobody's, but for store credit, which has the address that its code was sent to.
  'discounts/listDiscounts': 'discounts',
  'discounts/findDiscount': 'a discount',
  'discounts/changeDiscount': 'a change',
  'discounts/generateCodes': 'a change',
  'discounts/pauseDiscount': 'a change',
  'discounts/exportCodes': 'codes',
  'reports/exportSalesReport': 'sums',
  'reports/listWork': 'numbers, and what waits first',
}

interface Inner {
  _zod?: { def: Record<string, unknown> & { shape?: Record<string, z.ZodMiniType>; options?: unknown[] } }
}

/** The names of all fields in a schema. */
function namesIn(schema: unknown, seen = new Set<unknown>()): string[] {
  const def = (schema as Inner | undefined)?._zod?.def
  if (!def || seen.has(schema)) return []
  seen.add(schema)
  const inner = [def.innerType, def.element, def.valueType, def.in, def.out, ...(def.options ?? [])]
  const own = Object.entries(def.shape ?? {})
  return [
    ...own.flatMap(([name, field]) => [name, ...namesIn(field, seen)]),
    ...inner.flatMap((each) => namesIn(each, seen)),
  ]
}

const calls: Call[] = Object.values(contract).flatMap((noun): Call[] => Object.values(noun))
const ofStaff = calls.filter(({ access }) => access !== 'anyone')

const isPersonal = ({ response }: Call) => namesIn(response).some((name) => personal.test(name))

test('every call that shows personal data to staff declares it', () => {
  const undeclared = ofStaff.filter((call) => !call.shows && isPersonal(call)).map(({ path }) => path)
  expect(undeclared.sort()).toEqual(Object.keys(others).sort())
  const declared = ofStaff.filter(({ shows }) => shows).map(({ path }) => path)
  expect(declared).toEqual(
    expect.arrayContaining(['invoices/findInvoices', 'returns/readReturn', 'reviews/listAllReviews']),
  )
})

test('the field that says whose data it is, is in the payload', () => {
  const wrong = calls.filter(({ shows, payload }) => shows?.of && !namesIn(payload).includes(shows.of))
  expect(wrong.map(({ path }) => path)).toEqual([])
})
