import type { Contract } from '#contract/index.ts'
import { operations as accounts } from './accounts/index.ts'
import { operations as audit } from './audit/index.ts'
import { operations as cart } from './cart/index.ts'
import { operations as categories } from './categories/index.ts'
import { operations as checkout } from './checkout/index.ts'
import { operations as collections } from './collections/index.ts'
import { operations as customers } from './customers/index.ts'
import { operations as demo } from './demo/index.ts'
import { operations as discounts } from './discounts/index.ts'
import { operations as disputes } from './disputes/index.ts'
import { operations as emails } from './emails/index.ts'
import { operations as feeds } from './feeds/index.ts'
import { operations as home } from './home/index.ts'
import { operations as imports } from './imports/index.ts'
import { operations as inventory } from './inventory/index.ts'
import { operations as invoices } from './invoices/index.ts'
import { operations as launch } from './launch/index.ts'
import { operations as listing } from './listing/index.ts'
import { operations as looks } from './looks/index.ts'
import { operations as media } from './media/index.ts'
import { operations as messages } from './messages/index.ts'
import { operations as newsletter } from './newsletter/index.ts'
import type { OperationsOf } from './operation.ts'
import { operations as orderChanges } from './order-changes/index.ts'
import { operations as orderEmails } from './order-emails/index.ts'
import { operations as orderTable } from './order-table/index.ts'
import { operations as orderTracking } from './order-tracking/index.ts'
import { operations as orders } from './orders/index.ts'
import { operations as paymentLinks } from './payment-links/index.ts'
import { operations as payments } from './payments/index.ts'
import { operations as pendingOrders } from './pending-orders/index.ts'
import { operations as privacy } from './privacy/index.ts'
import { operations as products } from './products/index.ts'
import { operations as reconciliation } from './reconciliation/index.ts'
import { operations as reports } from './reports/index.ts'
import { operations as returns } from './returns/index.ts'
import { operations as reviews } from './reviews/index.ts'
import { operations as sales } from './sales/index.ts'
import { operations as savedViews } from './saved-views/index.ts'
import { operations as search } from './search/index.ts'
import { operations as secondFactor } from './second-factor/index.ts'
import { operations as securityLog } from './security-log/index.ts'
import { operations as sessions } from './sessions/index.ts'
import { operations as settings } from './settings/index.ts'
import { operations as shipments } from './shipments/index.ts'
import { operations as shipping } from './shipping/index.ts'
import { operations as sizeCharts } from './size-charts/index.ts'
import { operations as staff } from './staff/index.ts'
import { operations as stockAlerts } from './stock-alerts/index.ts'
import { operations as versions } from './versions/index.ts'
import { operations as wishlist } from './wishlist/index.ts'

/** The implementation of every call in the contract. */
export const operations: { [Noun in keyof Contract]: OperationsOf<Noun> } = {
  accounts,
  sessions,
  listing,
  savedViews,
  search,
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
