import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFlags, nodeSurroundings } from '#cli/node-settings.mjs'

const newFolder = () => mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
const widthsOf = (dataDir: string) => join(dataDir, 'files', 'widths')

/** Seeds a data folder with the demo shop; shops that start later copy it. */
export async function seedShop(port: number, env: NodeJS.ProcessEnv): Promise<void> {
  const dataDir = await newFolder()
  const stop = await open(port, { ...env, DATA_DIR: dataDir })
  await stop()
  await mkdir(widthsOf(dataDir), { recursive: true })
  process.env.E2E_DATA_DIR = dataDir
}

/** Stops a shop; `pid` is its process, or the first of several, and `said` what it has printed. */
interface StopShop {
  (): Promise<void>
  pid: number | undefined
  said: () => string
}

/** Starts the production build on a data folder of its own; returns a function that stops it and removes the folder. */
export async function startShop(port: number, env: NodeJS.ProcessEnv): Promise<StopShop> {
  const dataDir = await newFolder()
  const { E2E_DATA_DIR: seeded } = process.env
  if (seeded && !env.DATABASE_URL) await copyShop(seeded, dataDir)
  const stop = await open(port, { ...env, DATA_DIR: dataDir })
  const end = async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return Object.assign(end, { pid: stop.pid, said: stop.said })
}

/** Starts the production build without the demo, on an empty data folder or the one it is given. */
export async function startEmptyShop(
  port: number,
  env: NodeJS.ProcessEnv,
  folder?: string,
): Promise<{ dataDir: string; said: () => string; stop(): Promise<void> }> {
  const dataDir = folder ?? (await newFolder())
  const stop = await open(port, { ...env, SEED: '0', DATA_DIR: dataDir })
  return {
    dataDir,
    said: stop.said,
    async stop() {
      await stop()
      // The database may be writing its last segment.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

/** Runs a command of the shop on a data folder. */
export async function runShopCommand(dataDir: string, ...args: string[]): Promise<void> {
  const { NODE_ENV: _, ...around } = process.env
  const env = { ...nodeSurroundings, ...around, NODE_ENV: 'production', DATA_DIR: dataDir, INIT_CWD: dataDir }
  const command = spawn(process.execPath, [...nodeFlags, 'build/server/shop.js', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  command.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`shop ${args.join(' ')} exited with ${code}:\n${said}`)
}

/** A copy of the demo shop, and what removes it. */
export async function copyDemoShop(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await newFolder()
  await copyShop(process.env.E2E_DATA_DIR ?? '', dataDir)
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) }
}

async function copyShop(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => path !== widthsOf(from) })
  // A resized image is the same in every copy, and expensive to make.
  await symlink(widthsOf(from), widthsOf(to))
}

async function open(port: number, env: NodeJS.ProcessEnv): Promise<StopShop> {
  const shop = spawn(process.execPath, [...nodeFlags, 'build/server/main.js'], {
    env: {
      ...nodeSurroundings,
      ...process.env,
      PORT: String(port),
      // Each test has an address of its own, so that the rate limits count it alone.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    shop.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Vitrine is running at')) resolve()
    })
    shop.once('exit', (code) => reject(new Error(`The shop exited with ${code} before it was ready:\n${output}`)))
  })

  const stop = async () => {
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    shop.kill('SIGTERM')
    await ended
  }
  return Object.assign(stop, { pid: shop.pid, said: () => output })
}
