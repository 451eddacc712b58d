import { join } from 'node:path'
import { diskFiles, removeUnfinished } from '#adapters/files/disk.ts'
import type { Files } from '#adapters/files/files.ts'
import type { Config } from '../config/config.ts'

/** The file storage: the data folder, or an S3 bucket. */
export async function openFiles({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<Files> {
  const folder = join(dataDir, 'files')
  if (!bucket) {
    await removeUnfinished(folder)
    return diskFiles(folder)
  }
  // Loaded on demand: the S3 client takes memory and start-up time.
  const { openS3Files } = await import('#adapters/files/s3.ts')
  return openS3Files(bucket)
}
