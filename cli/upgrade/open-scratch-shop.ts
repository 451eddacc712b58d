import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Config } from '#server/config/config.ts'
import { Failure } from '../command/command.ts'

const lookAgainMs = 200

interface ScratchShop {
  origin: string
  close(): Promise<void>
}

/** Variables that would let the copy reach what belongs to the shop: its database, its files, its customers, its money. */
const withheld = /^(DATABASE_|S3_|SMTP_URL$|STRIPE_|OTEL_|METRICS_TOKEN$|ADMIN_)/

/** Starts this version on a data folder, in a process of its own that sends no email and moves no money. */
export async function openScratchShop({ origin: publicOrigin }: Config, dataDir: string): Promise<ScratchShop> {
  const port = await freePort()
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !withheld.test(name)))
  const program = spawn(process.execPath, [...process.execArgv, join(dirname(process.argv[1] ?? ''), 'main.js')], {
    env: {
      ...kept,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: publicOrigin,
      SANDBOX_IN_PUBLIC: '1',
      SEED: '0',
      STOP_NOTICE_SECONDS: '0',
      BACKUP_BEFORE_UPGRADE: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000)
    })
  }
  const origin = `http://127.0.0.1:${port}`
  const ended = once(program, 'close')
  let hasEnded = false
  const early = ended.then(() => {
    hasEnded = true
    throw new Failure(cliMessages.scratchFailed(said.trim().split('\n').at(-1) ?? ''))
  })
  await Promise.race([isReady(origin, () => hasEnded), early])
  early.catch(() => {})
  return {
    origin,
    async close() {
      program.kill('SIGTERM')
      await ended
    },
  }
}

async function isReady(origin: string, hasEnded: () => boolean): Promise<void> {
  const look = () => fetch(`${origin}/readyz`).then(({ ok }) => ok)
  while (!hasEnded() && !(await look().catch(() => false))) await wait(lookAgainMs)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
