import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { nodeFlags, nodeSurroundings } from '#cli/node-settings.mjs'
import type { Target } from './compare-with-bare.ts'
import { type RunningProcess, startProcess } from './start-process.ts'

const shopPort = Number(process.env.BENCH_PORT ?? 4320)
const barePort = shopPort + 1
/** Where a started shop answers. */
export const shopOrigin = `http://127.0.0.1:${shopPort}`
/** Who logs in to the admin area of a shop that this process has created. */
export const owner = { email: 'owner@mg.example.com', password: randomBytes(12).toString('hex') }

/** A shop of the production build in a process of its own, and the bare server for comparison. */
export interface BenchShop {
  shop: Target
  bare: Target
  /** From starting the process until it accepts requests, in seconds. */
  readySeconds: number
  close(): Promise<void>
}

/** Creates a shop in a folder, or opens the existing one. */
export async function openBenchShop(dataDir: string): Promise<BenchShop> {
  const running = await startShop(dataDir)
  const bare = await startProcess(['bench/bare.ts'], { PORT: String(barePort), SHOP_ORIGIN: shopOrigin }, (output) =>
    output.includes('ready'),
  )
  return {
    shop: { origin: shopOrigin, pid: running.pid },
    bare: { origin: `http://127.0.0.1:${barePort}`, pid: bare.pid },
    readySeconds: running.seconds,
    async close() {
      await bare.stop()
      await running.stop()
    },
  }
}

/** Starts the shop as `npm start` does, from its build in a folder, and waits until it is ready. */
export function startShop(dataDir: string, program = process.cwd()): Promise<RunningProcess> {
  return startProcess(
    [...nodeFlags, 'build/server/main.js'],
    {
      ...nodeSurroundings,
      PORT: String(shopPort),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: shopOrigin,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    },
    (output) => output.includes('Vitrine is running'),
    program,
  )
}

/** Adds generated products to the shop of a folder; returns how long it took, in seconds. */
export async function seedProducts(dataDir: string, products: number): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['cli/shop.mjs', 'seed', '--products', String(products)], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Seeding ended with ${code}`)
  return (performance.now() - startedAt) / 1_000
}
