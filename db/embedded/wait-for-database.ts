import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { cliDatabaseMessages } from '#messages/en-US/cli/database.ts'
import type { EmbeddedAddress } from './embedded-address.ts'
import type { Postgres } from './launch-postgres.ts'
import { prepareDatabase } from './prepare-database.ts'
import { StartError } from './start-error.ts'

/** Waits until the server accepts connections, even during a long recovery, and prepares the shop's database. */
export async function waitForDatabase(
  { urlFor }: EmbeddedAddress,
  { exited }: Postgres,
  { folder, log, say }: { folder: string; log: string; say: (line: string) => void },
): Promise<void> {
  const started = Date.now()
  let reports = 0
  let hasExited = false
  void exited.then(() => {
    hasExited = true
  })

  for (;;) {
    const client = await connectIfReady(urlFor('postgres'))
    if (client) return prepareDatabase(client, urlFor('vitrine'), folder)
    if (hasExited) throw new StartError(cliDatabaseMessages.startFailed(lastWord(log), log))
    const seconds = Math.floor((Date.now() - started) / 1000)
    if (seconds >= reports + 5) {
      reports = seconds
      say(cliDatabaseMessages.recovering(seconds))
    }
    await wait(10)
  }
}

async function connectIfReady(url: string): Promise<Client | undefined> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (isNotYet(error)) return undefined
    throw error
  }
}

/** No socket yet, nothing listening yet, or (57P03) still starting up. */
const notYet = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'])

function isNotYet(error: unknown): boolean {
  return error instanceof Error && (!('code' in error) || notYet.has(`${error.code}`))
}

function lastWord(log: string): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  const word = lines.findLast((line) => line.includes('FATAL:')) ?? lines.at(-1) ?? cliDatabaseMessages.noOutput
  return word.replace(/^.*(FATAL|LOG): +/, '')
}
