import { join } from 'node:path'

/** The folder of the database files inside the data folder. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** The role the shop uses: it owns every database of the embedded server. */
export const embeddedRole = 'vitrine'

/** Names the socket file only: the server has no TCP port (except on Windows). */
export const socketPort = 5432
