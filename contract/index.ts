import { calls as accounts } from './accounts/calls.ts'
import { calls as audit } from './audit/calls.ts'
import type { Call, CallResponse, Input } from './call.ts'
import { calls as cart } from './cart/calls.ts'
import { calls as categories } from './categories/calls.ts'
import { calls as checkout } from './checkout/calls.ts'
import { calls as collections } from './collections/calls.ts'
import { calls as customers } from './customers/calls.ts'
import { calls as demo } from './demo/calls.ts'
import { calls as discounts } from './discounts/calls.ts'
import { calls as disputes } from './disputes/calls.ts'
import { calls as emails } from './emails/calls.ts'
import { calls as feeds } from './feeds/calls.ts'
import { calls as home } from './home/calls.ts'
import { calls as imports } from './imports/calls.ts'
import { calls as inventory } from './inventory/calls.ts'
import { calls as invoices } from './invoices/calls.ts'
import { calls as launch } from './launch/calls.ts'
import { calls as listing } from './listing/calls.ts'
import { calls as looks } from './looks/calls.ts'
import { calls as media } from './media/calls.ts'
import { calls as messages } from './messages/calls.ts'
import { calls as newsletter } from './newsletter/calls.ts'
import { calls as orderChanges } from './order-changes/calls.ts'
import { calls as orderEmails } from './order-emails/calls.ts'
import { calls as orderTable } from './order-table/calls.ts'
import { calls as orderTracking } from './order-tracking/calls.ts'
import { calls as orders } from './orders/calls.ts'
import { calls as paymentLinks } from './payment-links/calls.ts'
import { calls as payments } from './payments/calls.ts'
import { calls as pendingOrders } from './pending-orders/calls.ts'
import { calls as privacy } from './privacy/calls.ts'
import { calls as products } from './products/calls.ts'
import { calls as reconciliation } from './reconciliation/calls.ts'
import { calls as reports } from './reports/calls.ts'
import { calls as returns } from './returns/calls.ts'
import { calls as reviews } from './reviews/calls.ts'
import { calls as sales } from './sales/calls.ts'
import { calls as savedViews } from './saved-views/calls.ts'
import { calls as search } from './search/calls.ts'
import { calls as secondFactor } from './second-factor/calls.ts'
import { calls as securityLog } from './security-log/calls.ts'
import { calls as sessions } from './sessions/calls.ts'
import { calls as settings } from './settings/calls.ts'
import { calls as shipments } from './shipments/calls.ts'
import { calls as shipping } from './shipping/calls.ts'
import { calls as sizeCharts } from './size-charts/calls.ts'
import { calls as staff } from './staff/calls.ts'
import { calls as stockAlerts } from './stock-alerts/calls.ts'
import { calls as versions } from './versions/calls.ts'
import { calls as wishlist } from './wishlist/calls.ts'

/** Every call of the shop by noun and verb. Source: spec section 7. */
export const contract = {
  accounts,
  sessions,
  listing,
  search,
  savedViews,
  looks,
  categories,
  collections,
  sales,
  home,
  sizeCharts,
  products,
  inventory,
  media,
  imports,
  feeds,
  discounts,
  cart,
  wishlist,
  checkout,
  payments,
  pendingOrders,
  disputes,
  orders,
  paymentLinks,
  orderEmails,
  orderTable,
  orderTracking,
  orderChanges,
  invoices,
  shipments,
  shipping,
  returns,
  reviews,
  newsletter,
  stockAlerts,
  messages,
  settings,
  versions,
  customers,
  staff,
  secondFactor,
  securityLog,
  privacy,
  demo,
  launch,
  emails,
  reconciliation,
  reports,
  audit,
}
export type Contract = typeof contract

/** The typed client of the contract, used in the browser, in loaders and in tests. */
export type Api = {
  [Noun in keyof Contract]: {
    [Verb in keyof Contract[Noun]]: Contract[Noun][Verb] extends Call
      ? (payload: Input<Contract[Noun][Verb]>) => Promise<CallResponse<Contract[Noun][Verb]>>
      : never
  }
}

/** Creates a client that sends every call with `send`. */
export function createApi(send: (call: Call, payload: unknown) => Promise<unknown>): Api {
  const bound = Object.entries(contract).map(([noun, calls]) => [
    noun,
    Object.fromEntries(Object.entries(calls).map(([verb, each]) => [verb, (payload: unknown) => send(each, payload)])),
  ])
  return Object.fromEntries(bound)
}
