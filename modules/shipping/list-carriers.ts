import { asc, eq } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import type { Carrier, CarrierNames } from '#contract/shipping/carrier.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { carriers } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import type { AdminContext } from '../context.ts'

const columns = {
  carrierId: carriers.id,
  name: carriers.name,
  trackingTemplate: carriers.trackingTemplate,
  numberFormats: carriers.numberFormats,
  isOn: carriers.isOn,
  isDefault: carriers.isDefault,
  version: carriers.version,
}

/** The carriers in their order. */
export async function listCarriers({ db }: Pick<AdminContext, 'db'>) {
  return { carriers: await readCarriers(db) }
}

export function readCarriers(db: Db | Tx): Promise<Carrier[]> {
  return db.select(columns).from(carriers).orderBy(asc(carriers.position), asc(carriers.name))
}

/** A carrier by its ID. */
export async function findOwnCarrier(db: Db | Tx, carrierId: string): Promise<Carrier> {
  const [found] = await db.select(columns).from(carriers).where(eq(carriers.id, carrierId))
  if (!found) throw notFound(apiShippingMessages.carrierNotFound)
  return found
}

/** The names that pages and policies show. */
export async function readCarrierNames(db: Db | Tx): Promise<CarrierNames> {
  const on = (await readCarriers(db)).filter(({ isOn }) => isOn)
  return { offered: on.map(({ name }) => name), standard: on.find(({ isDefault }) => isDefault)?.name ?? '' }
}
