import pg from 'pg'
import { newVisitor } from '../buyer.ts'
import { waitUntil } from '../check-database.ts'
import { passwords } from './patroni.ts'
import type { Cluster } from './start-cluster.ts'

const pages = 30

/** Whether every shop reads catalog pages from the standby, and how often its products were read for some of them. */
export async function readsOfStandby({ origin, patroni, seats }: Cluster) {
  const wrong: string[] = []
  for (const { shop } of seats) {
    if (!(await waitUntil(() => usesReplica(shop.origin)))) wrong.push('a shop does not read the standby')
  }
  const standby = await patroni.findStandby()
  if (!standby) return { wrong: ['there is no standby'], note: 'no standby' }
  const client = new pg.Client({
    connectionString: `postgresql://postgres:${passwords.superuser}@127.0.0.1:${standby.port}/shop`,
  })
  await client.connect()
  try {
    const before = await readsOfProducts(client)
    const visitor = newVisitor()
    for (let page = 1; page <= pages; page++) {
      // Pages that are not cached yet.
      await (await visitor.ask(`${origin}/shop?color=standby${page}`)).arrayBuffer()
    }
    const reads = async () => (await readsOfProducts(client)) - before
    // The server counts them when a connection has been idle for a second.
    if (!(await waitUntil(async () => (await reads()) >= pages)))
      wrong.push(`the standby was read ${await reads()} times`)
    return { wrong, note: `${pages} pages read the products of the standby ${await reads()} times` }
  } finally {
    await client.end()
  }
}

async function usesReplica(origin: string): Promise<boolean> {
  const metrics = await fetch(`${origin}/metrics`).then((response) => response.text())
  return /^vitrine_replica_used 1$/m.test(metrics)
}

async function readsOfProducts(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ reads: number }>(
    "select (seq_scan + idx_scan)::int as reads from pg_stat_user_tables where relname = 'products'",
  )
  return rows[0]?.reads ?? 0
}
