import { maxShownPerCustomer, type OwnCustomer } from '#contract/customers/calls.ts'
import type { Db } from '#db/open-database.ts'
import { listWaitingAlerts } from '../stock-alerts/list-waiting-alerts.ts'

/** The waiting stock alerts of a customer's email address, newest first. */
export async function listAlertsOf(db: Db, email: string): Promise<OwnCustomer['stockAlerts']> {
  const waiting = await listWaitingAlerts(db, email, maxShownPerCustomer)
  return waiting.map(({ id, product, path, color, size, askedAt }) => ({
    _id: id,
    product: { _id: product.id, name: product.name, path },
    color,
    size,
    askedAt: askedAt.toISOString(),
  }))
}
