import type { Contract } from '#contract/index.ts'
import { activity } from './audit/index.ts'
import { cart } from './cart/index.ts'
import { catalog } from './catalog/index.ts'
import { products } from './catalog/products.ts'
import { customers } from './customers/admin.ts'
import { users } from './customers/index.ts'
import { admin } from './notifications/index.ts'
import type { OperationsOf } from './operation.ts'
import { orders } from './orders/index.ts'
import { payment } from './payments/index.ts'
import { reconciliation } from './payments/reconciliation.ts'
import { deleteCustomer } from './privacy/delete-customer.ts'
import { deleteMyAccount } from './privacy/delete-my-account.ts'
import { downloadMyData } from './privacy/download-my-data.ts'
import { findCustomer } from './privacy/find-customer.ts'
import { reports } from './reports/index.ts'
import { requests } from './requests/index.ts'
import { messages } from './requests/messages.ts'
import { stockAlerts } from './requests/stock-alerts.ts'
import { subscribers } from './requests/subscribers.ts'
import { reviews } from './reviews/index.ts'
import { settings } from './settings/index.ts'
import { wishlist } from './wishlist/index.ts'

/** What answers each call of the contract. */
export const operations: { [Noun in keyof Contract]: OperationsOf<Noun> } = {
  users: { ...users, downloadMyData, deleteMyAccount },
  catalog,
  products,
  cart,
  wishlist,
  payment,
  orders,
  reviews,
  requests,
  settings,
  customers: { ...customers, findCustomer, deleteCustomer },
  messages,
  stockAlerts,
  subscribers,
  admin,
  reconciliation,
  reports,
  activity,
}
