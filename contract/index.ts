import { activity } from './activity.ts'
import { admin } from './admin.ts'
import type { Answer, Call, Input } from './call.ts'
import { cart } from './cart-calls.ts'
import { catalog } from './catalog.ts'
import { customers } from './customers.ts'
import { messages } from './messages.ts'
import { orders } from './orders.ts'
import { payment } from './payment.ts'
import { products } from './products.ts'
import { reconciliation } from './reconciliation.ts'
import { reports } from './reports.ts'
import { requests } from './requests.ts'
import { reviews } from './reviews.ts'
import { settings } from './settings-calls.ts'
import { stockAlerts } from './stock-alerts.ts'
import { subscribers } from './subscribers.ts'
import { users } from './users.ts'
import { wishlist } from './wishlist.ts'

/** Every call of the shop by noun and verb. Source: spec section 7. */
export const contract = {
  users,
  catalog,
  products,
  cart,
  wishlist,
  payment,
  orders,
  reviews,
  requests,
  settings,
  customers,
  messages,
  stockAlerts,
  subscribers,
  admin,
  reconciliation,
  reports,
  activity,
}
export type Contract = typeof contract

/** The typed client of the contract: the same in the browser, in loaders and in tests. */
export type Api = {
  [Noun in keyof Contract]: {
    [Verb in keyof Contract[Noun]]: Contract[Noun][Verb] extends Call
      ? (payload: Input<Contract[Noun][Verb]>) => Promise<Answer<Contract[Noun][Verb]>>
      : never
  }
}

/** Binds every call to one way of sending it. */
export function createApi(send: (call: Call, payload: unknown) => Promise<unknown>): Api {
  const bound = Object.entries(contract).map(([noun, calls]) => [
    noun,
    Object.fromEntries(Object.entries(calls).map(([verb, each]) => [verb, (payload: unknown) => send(each, payload)])),
  ])
  return Object.fromEntries(bound)
}
