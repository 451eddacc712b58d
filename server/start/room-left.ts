import { statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'

// PostgreSQL goes on writing in files of 16 MB each.
const neededBytes = 32 * 1024 * 1024

/** Whether the disk of the data folder has room for what the shop writes to it. */
export async function hasRoom({ dataDir, databaseUrl, bucket }: Config): Promise<boolean> {
  if (databaseUrl && bucket) return true
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize >= neededBytes
}
