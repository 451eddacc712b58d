import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
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
  return (await isListening(folder)) ? embeddedAddress(folder) : undefined
}
