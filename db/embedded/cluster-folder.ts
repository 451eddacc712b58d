import { join } from 'node:path'

/** The folder of the database files inside the data folder. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** The role that a cluster is created with, a superuser: it prepares the shop's database and nothing else. */
export const serverRole = 'vitrine'

/** The role of the shop: it owns its database, and has no rights on the server. */
export const shopRole = 'vitrine_shop'

/** Names the socket file only: the server has no TCP port (except on Windows). */
export const socketPort = 5432
