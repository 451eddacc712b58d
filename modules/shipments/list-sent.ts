import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { shipments } from '#db/tables/shipments.ts'

export type SentPackage = Awaited<ReturnType<typeof listSent>>[number]

/** The packages of an order, as its return window is counted by them. */
export async function listSent(db: Db | Tx, orderId: string) {
  const packages = await db.select().from(shipments).where(eq(shipments.orderId, orderId))
  return packages.map(({ expectedTo, ...each }) => ({ ...each, expected: expectedTo ? { to: expectedTo } : null }))
}
