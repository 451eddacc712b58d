import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { clusterFolder } from './cluster-folder.ts'
import { type EmbeddedAddress, embeddedAddress } from './embedded-address.ts'
import { isListening } from './is-listening.ts'

/**
 * The address of the embedded server that a running shop uses on `dataDir`, for commands that run beside it; undefined
 * if none runs.
 */
export async function findEmbeddedServer(dataDir: string): Promise<EmbeddedAddress | undefined> {
  if (!existsSync(join(clusterFolder(dataDir), 'postmaster.pid'))) return undefined
  const folder = clusterFolder(realpathSync(dataDir))
  if (!(await isListening(folder))) return undefined
  const address = embeddedAddress(folder)
  return (await isRefused(address.url)) ? { ...address, url: address.urlFor('vitrine') } : address
}

/** A role that does not exist, and on Windows its password. */
const refusals = new Set(['28000', '28P01'])

/** A shop of a version before the role of its own still runs with the server's. */
async function isRefused(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && refusals.has(String(error.code))
  } finally {
    await client.end().catch(() => {})
  }
}
