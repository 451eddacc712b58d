import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { nodeFlags, nodeSurroundings } from '#cli/node-settings.mjs'

/** A shop of the production build in a process of its own. */
export interface ShopProcess {
  origin: string
  child: ChildProcess
  /** Resolves with its exit code once it has exited, with null if it was killed. */
  ended: Promise<number | null>
  /** Its output so far, of both streams. */
  output(): string
  /** The errors it logged: each message and how often. */
  faults(): Record<string, number>
  /** Stops it; returns its exit code and how long it took. */
  stop(): Promise<{ code: number | null; ms: number }>
  /** Kills it, like a power failure. */
  kill(): Promise<void>
}

/** The admin of every shop that a row starts. */
export const adminEmail = 'owner@mg.example.com'
export const adminPassword = 'a-password-for-faults'

/** The product build of `npm run build`, and the build with failpoints beside it; a mutant is elsewhere. */
export const productBuild = process.env.FAULTS_BUILD ?? 'build/server/main.js'
export const failpointsBuild = process.env.FAULTS_FAILPOINTS_BUILD ?? 'build/failpoints/server/whole/main.js'

/** Starts a shop without waiting for it; `isOpen` resolves once it is ready, `ended` with its exit code. */
export function spawnShop(port: number, env: Record<string, string>, entry = productBuild) {
  const { DATABASE_URL: _, ...around } = process.env
  const child = spawn(process.execPath, [...nodeFlags, entry], {
    env: { ...nodeSurroundings, ...around, ...shopEnvironment(port, env) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return watchShop(child)
}

/** The settings of a shop that a row starts. */
export function shopEnvironment(port: number, env: Record<string, string>): Record<string, string> {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    // Every buyer has an address of its own, so that the rate limits count each alone.
    TRUST_PROXY: '1',
    SEED: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...env,
  }
}

/** Reads the output of a shop, however it was started. */
export function watchShop(child: ChildProcessByStdio<null, Readable, Readable>) {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-200_000)
    })
  }
  const isOpen = new Promise<void>((resolve) => {
    child.stdout.on('data', () => text.includes('Vitrine is running at') && resolve())
  })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, isOpen, ended, output: () => text }
}

/** Starts a shop and waits until it is ready. */
export async function startShop(port: number, env: Record<string, string>, entry?: string): Promise<ShopProcess> {
  const shop = spawnShop(port, env, entry)
  await opened(shop)
  return shopOn(port, shop, (signal) => void shop.child.kill(signal))
}

/** Resolves once the shop is ready, and fails if it ends before. */
export async function opened({ isOpen, ended, output }: ReturnType<typeof watchShop>): Promise<void> {
  const early = ended.then((code) =>
    Promise.reject(new Error(`The shop exited with ${code} before it was ready:\n${output()}`)),
  )
  early.catch(() => {})
  await Promise.race([isOpen, early])
}

/** A shop that is ready, and how it is signaled. */
export function shopOn(
  port: number,
  { child, ended, output }: ReturnType<typeof watchShop>,
  signal: (name: 'SIGTERM' | 'SIGKILL') => void,
): ShopProcess {
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    ended,
    output,
    faults: () => faultsIn(output()),
    async stop() {
      const started = performance.now()
      signal('SIGTERM')
      return { code: await ended, ms: Math.round(performance.now() - started) }
    },
    async kill() {
      signal('SIGKILL')
      await ended
    },
  }
}

/** The process of the PostgreSQL that the shop on a data folder started. */
export function postgresOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

function faultsIn(output: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const line of output.split('\n')) {
    const logged = /^\{.*"err":/.test(line) ? messageOf(line) : null
    if (logged) counts[logged] = (counts[logged] ?? 0) + 1
  }
  return counts
}

function messageOf(line: string): string | null {
  try {
    const { err, msg } = JSON.parse(line)
    return `${msg} ${err.message.split('\n')[0]} ${err.cause?.message ?? ''}`.slice(0, 300)
  } catch {
    return null
  }
}
