import { join } from 'node:path'
import { diskFiles, removeUnfinished } from '#adapters/files/disk.ts'
import type { Files } from '#adapters/files/files.ts'
import type { Config } from '../config/config.ts'

/** Where this shop keeps its files: in its folder, or in a bucket. */
export async function openFiles({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<Files> {
  const folder = join(dataDir, 'files')
  if (!bucket) {
    await removeUnfinished(folder)
    return diskFiles(folder)
  }
  // Loaded only here: a shop that keeps its files on disk has neither the client's memory nor its time to load.
  const { openS3Files } = await import('#adapters/files/s3.ts')
  return openS3Files(bucket)
}
