import { type OwnCustomer, shownOfCustomer } from '#contract/customers.ts'
import type { Db } from '#db/open-database.ts'
import { pathOf } from '../catalog/path-of.ts'
import { listWaitingAlerts } from '../requests/list-waiting-alerts.ts'

/** What a customer's address waits for, the latest first. */
export async function listAlertsOf(db: Db, email: string): Promise<OwnCustomer['stockAlerts']> {
  const waiting = await listWaitingAlerts(db, email, shownOfCustomer)
  return waiting.map(({ id, product, color, size, askedAt }) => ({
    _id: id,
    product: { _id: product.id, name: product.name, path: pathOf(product) },
    color,
    size,
    askedAt: askedAt.toISOString(),
  }))
}
