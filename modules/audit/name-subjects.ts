import { and, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { SubjectKind } from '#contract/audit/actions.ts'
import type { Db } from '#db/open-database.ts'
import { categories } from '#db/tables/categories.ts'
import { collections } from '#db/tables/collections.ts'
import { customers } from '#db/tables/customers.ts'
import { discounts } from '#db/tables/discounts.ts'
import { emails } from '#db/tables/emails.ts'
import { stockSheets } from '#db/tables/inventory/stock-sheets.ts'
import { messages } from '#db/tables/messages.ts'
import { orders } from '#db/tables/orders.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { products } from '#db/tables/products.ts'
import { returns } from '#db/tables/returns.ts'
import { reviews } from '#db/tables/reviews.ts'
import { sales } from '#db/tables/sales.ts'
import { carriers, pickupPoints, shippingZones } from '#db/tables/shipping.ts'
import { sizeCharts } from '#db/tables/size-charts.ts'

type Namer = (db: Db, ids: string[]) => Promise<{ id: string; name: string }[]>

/** Looks up the current names of subjects by kind; null for kinds without names. */
const namers: Record<SubjectKind, Namer | null> = {
  order: (db, ids) => db.select({ id: orders.id, name: orders.number }).from(orders).where(inArray(orders.id, ids)),
  'pending-order': (db, ids) =>
    db
      .select({ id: pendingOrders.sessionId, name: pendingOrders.number })
      .from(pendingOrders)
      .where(inArray(pendingOrders.sessionId, ids)),
  return: (db, ids) =>
    db.select({ id: returns.id, name: returns.number }).from(returns).where(inArray(returns.id, ids)),
  product: (db, ids) =>
    db.select({ id: products.id, name: products.name }).from(products).where(inArray(products.id, ids)),
  // Deleted customers have neither a name nor a page.
  customer: (db, ids) =>
    db
      .select({ id: customers.id, name: sql<string>`${customers.firstName} || ' ' || ${customers.lastName}` })
      .from(customers)
      .where(and(inArray(customers.id, ids), isNull(customers.deletedAt))),
  message: (db, ids) =>
    db.select({ id: messages.id, name: messages.subject }).from(messages).where(inArray(messages.id, ids)),
  category: (db, ids) =>
    db.select({ id: categories.id, name: categories.title }).from(categories).where(inArray(categories.id, ids)),
  collection: (db, ids) =>
    db.select({ id: collections.id, name: collections.title }).from(collections).where(inArray(collections.id, ids)),
  sale: (db, ids) => db.select({ id: sales.id, name: sales.name }).from(sales).where(inArray(sales.id, ids)),
  discount: (db, ids) =>
    db.select({ id: discounts.id, name: discounts.title }).from(discounts).where(inArray(discounts.id, ids)),
  'shipping-zone': (db, ids) =>
    db
      .select({ id: shippingZones.id, name: shippingZones.name })
      .from(shippingZones)
      .where(inArray(shippingZones.id, ids)),
  'size-chart': (db, ids) =>
    db.select({ id: sizeCharts.id, name: sizeCharts.title }).from(sizeCharts).where(inArray(sizeCharts.id, ids)),
  'pickup-point': (db, ids) =>
    db.select({ id: pickupPoints.id, name: pickupPoints.name }).from(pickupPoints).where(inArray(pickupPoints.id, ids)),
  carrier: (db, ids) =>
    db.select({ id: carriers.id, name: carriers.name }).from(carriers).where(inArray(carriers.id, ids)),
  email: (db, ids) => db.select({ id: emails.id, name: emails.subject }).from(emails).where(inArray(emails.id, ids)),
  review: (db, ids) =>
    db
      .select({ id: reviews.id, name: sql<string>`'“' || ${reviews.title} || '”'` })
      .from(reviews)
      .where(inArray(reviews.id, ids)),
  'stock-sheet': (db, ids) =>
    db
      .select({ id: stockSheets.id, name: stockSheets.reference })
      .from(stockSheets)
      .where(and(inArray(stockSheets.id, ids), ne(stockSheets.reference, ''))),
  // An address is no name.
  guest: null,
  invitation: null,
  home: null,
  orders: null,
  reconciliation: null,
  sales: null,
  sandbox: null,
  'stock-alert': null,
  'stock-alerts': null,
  synonym: null,
  subscriber: null,
  subscribers: null,
  import: null,
  settings: null,
  page: null,
  'email-text': null,
}

/** Looks up the names of subjects by ID, with one query per kind. */
export async function nameSubjects(
  db: Db,
  subjects: readonly { subjectKind: string; subjectId: string }[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [kind, namer] of Object.entries(namers)) {
    const ids = new Set(subjects.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind ? subjectId : [])))
    if (!namer || ids.size === 0) continue
    for (const { id, name } of await namer(db, [...ids])) names.set(id, name)
  }
  return names
}
