import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { contract } from '../index.ts'
import { isForStaff } from '../staff/roles.ts'

/** Fields of a response that are about a person, and the text of a file, which may be. */
const personal =
  /^(email|phone|line1|firstName|lastName|ownerEmail|customerName|customer|buyer|shippingAddress|csv|subscribers|alerts)$/

/** Calls with such fields that show no shopper to staff, or only after a change that the audit log has. */
const others: Record<string, string> = {
  'users/accountInfo': 'their own account',
  'users/login': 'their own account',
  'secondFactor/logInWithPasskey': 'their own account',
  'users/signup': 'their own account',
  'users/verifyToken': 'their own account',
  'payment/openAccount': 'their own account',
  'invoices/trackedInvoice': 'by the key of an email',
  'orders/trackedOrder': 'by the key of an email',
  'orders/cancelTrackedOrder': 'by the key of an email',
  'orders/confirmTrackedDelivery': 'by the key of an email',
  'returns/requestReturn': 'their own order, or by the key of an email',
  'returns/findReturn': 'their own order, or by the key of an email',
  'returns/cancelReturn': 'their own order, or by the key of an email',
  'privacy/downloadMyData': 'their own data',
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
  'staff/readInvitation': 'the invited themselves',
  'shipping/listPickupPoints': 'places of the shop',
  'shipping/changePickupPoint': 'places of the shop',
  'settings/shownSettings': 'the shop itself',
  'imports/exportProducts': 'products',
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

const isPersonal = ({ response }: Call) => namesIn(response).some((name) => personal.test(name))

test('every call that shows personal data to staff declares it', () => {
  const undeclared = calls.filter((call) => !call.shows && isPersonal(call)).map(({ path }) => path)
  expect(undeclared.sort()).toEqual(Object.keys(others).sort())
  const declared = calls.filter(({ shows }) => shows).map(({ path }) => path)
  expect(declared).toEqual(
    expect.arrayContaining(['invoices/findInvoices', 'returns/readReturn', 'reviews/listAllReviews']),
  )
})

test('the fields that say whose data it is, and whether it is any, are in the call', () => {
  const wrong = calls.filter(({ shows, payload, response }) => {
    if (shows?.when && !namesIn(payload).includes(shows.when)) return true
    return shows?.of && ![...namesIn(payload), ...namesIn(response)].includes(shows.of)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('a call that customers may make says to which staff it shows the data of others', () => {
  const ofCustomers = calls.filter(({ access, shows }) => shows && !isForStaff(access))
  expect(ofCustomers.map(({ path, shows }) => [path, shows?.to]).sort()).toEqual([
    ['invoices/findInvoice', 'support'],
    ['orders/cancelOrder', 'support'],
    ['orders/findOrder', 'support'],
    ['orders/ordersHistory', 'support'],
    ['payment/retreiveSession', 'support'],
  ])
})
