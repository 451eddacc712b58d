import { sql } from 'drizzle-orm'
import type { AdminContext } from '../context.ts'
import { readSales } from './read-sales.ts'

const maxListed = 200

/** The sales that run, then the scheduled ones in their order, then the latest of those that are over. */
export async function listSales({ db, settings }: AdminContext) {
  const { timeZone } = (await settings.read()).shop
  const sales = await readSales(
    db,
    timeZone,
    sql`
      order by s.state <> 'running', s.state <> 'scheduled', case when s.state = 'scheduled' then s.starts_at end,
        s.ends_at desc, s.id limit ${maxListed}
    `,
  )
  return { sales: sales.map(({ isApplied: _, ...sale }) => sale) }
}
