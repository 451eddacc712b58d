import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startPooler } from '#test/database/start-pooler.ts'
import { waitUntil } from '../check-database.ts'
import type { Lab } from '../row.ts'
import { type ShopProcess, startShop } from '../shop-process.ts'
import { startCaddy, startHaproxy } from './balancers.ts'
import { openContainer } from './image-shop.ts'
import { passwords, startPatroni } from './patroni.ts'
import { openPrograms } from './programs.ts'

const startingMs = 120_000
const noticeSeconds = 3

/** A shop of the cluster, which is restarted in its place. */
interface Seat {
  shop: ShopProcess
  start(): Promise<ShopProcess>
}

/**
 * Starts two PostgreSQL with Patroni, HAProxy and PgBouncer in front of them, three shops, two of them from the image, and
 * Caddy in front of those.
 */
export async function startCluster(lab: Lab, smtpUrl: string) {
  const programs = openPrograms()
  lab.later(() => programs.close())
  const patroni = startPatroni(programs, lab.nextPort)
  const ports = startHaproxy(programs, patroni, lab.nextPort)
  const urlOf = (port: number) => `postgresql://shop:${passwords.shop}@127.0.0.1:${port}/shop`
  const url = urlOf(ports.primary)
  await createDatabase(`postgresql://postgres:${passwords.superuser}@127.0.0.1:${ports.primary}/postgres`)
  await patroni.beWhole()
  const pooler = await startPooler(url)
  lab.later(() => pooler.stop())

  const port = lab.nextPort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: urlOf(pooler.port),
    DATABASE_DIRECT_URL: url,
    DATABASE_REPLICA_URL: urlOf(ports.replica),
    SECRETS_KEY: randomBytes(24).toString('hex'),
    STOP_NOTICE_SECONDS: String(noticeSeconds),
    SMTP_URL: smtpUrl,
  }
  const starts = [await startInImage(lab), await startInImage(lab), await startFromBuild(lab)]
  const seats: (Seat & { port: number })[] = []
  for (const start of starts) {
    const own = lab.nextPort()
    const seat = { port: own, start: () => start(own, env), shop: await start(own, env) }
    lab.later(() => seat.shop.stop())
    seats.push(seat)
  }
  startCaddy(
    programs,
    port,
    seats.map((seat) => seat.port),
  )
  if (!(await waitUntil(() => isReady(origin), startingMs))) throw new Error('Caddy does not respond.')

  return { origin, url, patroni, seats, keepLogs: programs.keepLogs }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Whether the shop that responds there is ready. */
export function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

type Start = (port: number, env: Record<string, string>) => Promise<ShopProcess>

async function startInImage(lab: Lab): Promise<Start> {
  const container = openContainer(await lab.newFolder())
  lab.later(() => container.remove())
  return container.start
}

async function startFromBuild(lab: Lab): Promise<Start> {
  const dataDir = await lab.newFolder()
  return (port, env) => startShop(port, { ...env, DATA_DIR: dataDir })
}

/** The role and the database of the shop, once there is a primary. */
async function createDatabase(url: string): Promise<void> {
  const create = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('drop role if exists shop')
      await client.query(`create role shop login password '${passwords.shop}'`)
      await client.query('create database shop owner shop')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
  if (!(await waitUntil(create, startingMs))) throw new Error('PostgreSQL has no primary.')
}
