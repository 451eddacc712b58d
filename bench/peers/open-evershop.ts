import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { megabytesIn } from './megabytes.ts'
import { runTimed, type Stand, secondsSince, waitForPage } from './stand.ts'

/** The measured version. Its package uses `concat-stream` without naming it. */
const evershopVersion = '2.2.1'
const packages = { '@evershop/evershop': evershopVersion, 'concat-stream': '2.0.0' }
const port = Number(process.env.BENCH_PORT ?? 4320) + 5

/** The shipping method of the orders: EverShop's demo brings none. */
export interface EverShop extends Stand {
  shippingMethod: string
  /** The path of a product of its demo. */
  productPage: string
}

/**
 * Installs EverShop from npm into a folder as its guide says, builds it for production, and starts it with its demo data on a
 * PostgreSQL of its own, of the version and with the settings of the one that Vitrine brings.
 */
export async function openEverShop(folder: string): Promise<EverShop> {
  const program = join(folder, 'evershop')
  await mkdir(join(program, 'config'), { recursive: true })
  await writeFile(
    join(program, 'package.json'),
    JSON.stringify({ name: 'peer', private: true, type: 'module', dependencies: packages }),
  )
  // Cash on delivery: the one method that asks nobody else for money.
  await writeFile(join(program, 'config/default.json'), JSON.stringify({ system: { cod: { status: 1 } } }))
  const server = await startEmbeddedServer({ dataDir: join(folder, 'evershop-data') })
  const url = new URL(server.urlFor('postgres'), 'postgresql://localhost')
  const env = {
    DB_HOST: url.searchParams.get('host') ?? '',
    DB_PORT: url.searchParams.get('port') ?? '',
    DB_USER: url.searchParams.get('user') ?? '',
    DB_NAME: 'evershop',
    DB_PASSWORD: '',
    DB_SSLMODE: 'disable',
    PORT: String(port),
    NODE_ENV: 'production',
    // Its limits count each visitor alone, as Vitrine's do.
    TRUST_PROXY_HOPS: '1',
  }
  await query(server.urlFor('postgres'), 'create database evershop')

  const install = await runTimed('npm', ['install', '--no-audit', '--no-fund'], program)
  const build = await runTimed('npx', ['evershop', 'build'], program, env)
  const startedAt = performance.now()
  const first = await start(program, env)
  await runTimed('npx', ['evershop', 'seed', '--all'], program, env)
  const firstStart = secondsSince(startedAt)
  const shippingMethod = await offerShipping(server.urlFor('evershop'))
  const productPage = await findProductPage(server.urlFor('evershop'))
  await first.stop()
  const shop = await start(program, env)
  return {
    name: `EverShop ${evershopVersion}`,
    origin: `http://127.0.0.1:${port}`,
    pid: shop.pid,
    seconds: { install, build, firstStart },
    megabytesInstalled: megabytesIn(program),
    shippingMethod,
    productPage,
    async stop() {
      await shop.stop()
      await server.stop()
    },
  }
}

async function start(program: string, env: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn(process.execPath, ['node_modules/.bin/evershop', 'start'], {
    cwd: program,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    // It starts processes of its own, which outlive it: they end as a group.
    detached: true,
  })
  await waitForPage(`http://127.0.0.1:${port}/`)
  const { pid = 0 } = child
  return {
    pid,
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : null
      process.kill(-pid, 'SIGKILL')
      await ended
    },
  }
}

/** EverShop gives products their addresses a while after the seeding has ended, with or without their category in it. */
async function findProductPage(url: string): Promise<string> {
  const select =
    "select request_path as path from url_rewrite where entity_type = 'product' order by url_rewrite_id limit 1"
  for (let tried = 0; tried < 300; tried++) {
    const [found] = await query<{ path: string }>(url, select)
    if (found) return found.path
    await sleep(200)
  }
  throw new Error('EverShop gave no product of its demo an address within a minute.')
}

/** Standard shipping without a price to the United States; returns its ID. */
async function offerShipping(url: string): Promise<string> {
  const [zone] = await query<{ id: number }>(
    url,
    "insert into shipping_zone (name) values ('United States') returning shipping_zone_id as id",
  )
  const [method] = await query<{ id: number; uuid: string }>(
    url,
    "insert into core_shipping_method (name) values ('Standard') returning core_shipping_method_id as id, uuid",
  )
  if (!zone || !method) throw new Error('EverShop stored no shipping method.')
  await query(url, `insert into shipping_zone_country (zone_id, country) values (${zone.id}, 'US')`)
  await query(url, `insert into shipping_zone_provider (zone_id, provider_code) values (${zone.id}, 'core')`)
  await query(
    url,
    `insert into core_shipping_method_rate (method_id, zone_id, cost) values (${method.id}, ${zone.id}, 0)`,
  )
  // Enough for every order of the measurement.
  await query(url, 'update product_inventory set qty = 1000000')
  return method.uuid
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
