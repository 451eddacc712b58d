import { asc, eq, sql } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import { toAmount } from '#contract/money.ts'
import type { OwnPickupPoint } from '#contract/shipping/own-pickup-point.ts'
import type { PickupPoint } from '#contract/shipping/pickup-point.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { prepareOnce } from '#db/prepare-once.ts'
import { pickupPoints as p } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import type { AdminContext } from '../context.ts'

const columns = {
  id: p.id,
  name: p.name,
  line1: p.line1,
  line2: p.line2,
  city: p.city,
  state: p.state,
  postalCode: p.postalCode,
  country: p.country,
  hours: p.hours,
  priceCents: p.priceCents,
  readyDays: p.readyDays,
}

const listOn = prepareOnce((db) => db.select(columns).from(p).where(sql`${p.isOn}`).orderBy(asc(sql`lower(name)`)))

/** The pickup points that shoppers can choose, by name. */
export function readPickupPoints(db: Db | Tx): Promise<PickupPoint[]> {
  return listOn(db, {})
}

/** A pickup point that a shopper chose; refused with 409 if it cannot be chosen any more. */
export async function findPickupPoint(db: Db | Tx, pointId: string): Promise<PickupPoint> {
  const found = (await readPickupPoints(db)).find(({ id }) => id === pointId)
  if (!found) throw conflict(apiShippingMessages.pickupGone)
  return found
}

/** All pickup points by name. */
export async function listPickupPoints({ db }: Pick<AdminContext, 'db'>) {
  return { points: await readOwnPoints(db) }
}

async function readOwnPoints(db: Db | Tx): Promise<OwnPickupPoint[]> {
  const rows = await db
    .select({ ...columns, isOn: p.isOn, version: p.version })
    .from(p)
    .orderBy(asc(sql`lower(name)`))
  return rows.map(({ id, priceCents, ...point }) => ({ pointId: id, price: toAmount(priceCents), ...point }))
}

/** A pickup point as the owner edits it; 404 if it is gone. Others wait to change it until the transaction ends. */
export async function lockOwnPoint(tx: Tx, pointId: string): Promise<OwnPickupPoint> {
  await tx.select({ id: p.id }).from(p).where(eq(p.id, pointId)).for('update')
  const found = (await readOwnPoints(tx)).find((point) => point.pointId === pointId)
  if (!found) throw notFound(apiShippingMessages.pickupNotFound)
  return found
}
