import { join } from 'node:path'

/** Where the database's own files live inside the shop's data folder. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** The role the shop uses: it owns every database of the embedded server. */
export const embeddedRole = 'vitrine'

/** Names the socket file only: the server has no TCP port (except on Windows). */
export const socketPort = 5432
