import { addAbortSignal, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { fileKey } from './file-key.ts'
import { type Files, FilesAwayError } from './files.ts'

/** A bucket of a storage that speaks S3. */
export interface Bucket {
  name: string
  region: string
  /** The address of the storage; null for that of Amazon. */
  endpoint: string | null
  /** Null leaves it to the machine: a role, a profile. */
  keys: { accessKeyId: string; secretAccessKey: string } | null
  /** Whether the bucket stands in the path of an address instead of its host. */
  isInPath: boolean
}

/** How long the storage may take, in milliseconds. */
export interface Patience {
  connectMs: number
  answerMs: number
  /** How often a request is tried that failed on the way or for a fault of the storage. */
  tries: number
}

const patient: Patience = { connectMs: 3_000, answerMs: 10_000, tries: 3 }

/**
 * Files in a private bucket; the shop alone reads and writes it. Refuses with a sentence for whoever starts the shop when
 * the bucket is not there, is not open to these keys, or may not be written to.
 */
export async function openS3Files(bucket: Bucket, patience: Patience = patient): Promise<Files> {
  const client = connect(bucket, patience)
  const files = filesIn(client, bucket.name, 3 * patience.answerMs)
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket.name }))
    await files.write('start-check', Buffer.from('The shop may write here.'))
    await files.remove('start-check')
  } catch (error) {
    files.close()
    throw new Error(sentenceFor(bucket, error), { cause: error })
  }
  return files
}

function connect({ region, endpoint, keys, isInPath }: Bucket, { connectMs, answerMs, tries }: Patience): S3Client {
  return new S3Client({
    region,
    forcePathStyle: isInPath,
    maxAttempts: tries,
    // Not every storage that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
    },
    ...(endpoint && { endpoint }),
    ...(keys && { credentials: keys }),
  })
}

function filesIn(client: S3Client, Bucket: string, readMs: number): Files {
  // In Node the SDK hands out Node's own streams.
  const open = async (key: string) => {
    const found = await client.send(new GetObjectCommand({ Bucket, Key: fileKey(key) })).catch(nothing)
    return found && { content: found.Body as Readable, bytes: found.ContentLength ?? 0 }
  }

  return {
    name: 's3',

    async write(key, content) {
      const place = { Bucket, Key: fileKey(key) }
      await reaching(() =>
        Buffer.isBuffer(content)
          ? client.send(new PutObjectCommand({ ...place, Body: content }))
          : new Upload({ client, params: { ...place, Body: content }, queueSize: 2 }).done(),
      )
    },

    read: (key) =>
      reaching(async () => {
        const found = await open(key)
        // However slowly the storage speaks, what is read at once is not waited for long.
        return found && buffer(addAbortSignal(AbortSignal.timeout(readMs), found.content))
      }),

    stream: (key) => reaching(() => open(key)),

    async has(key) {
      const place = { Bucket, Key: fileKey(key) }
      return (await reaching(() => client.send(new HeadObjectCommand(place)).catch(nothing))) !== null
    },

    async *list(folder) {
      const within = { Bucket, ...(folder && { Prefix: `${fileKey(folder)}/` }) }
      let from: string | undefined
      do {
        const page = await reaching(() =>
          client.send(new ListObjectsV2Command({ ...within, ...(from && { ContinuationToken: from }) })),
        )
        for (const { Key } of page.Contents ?? []) if (Key) yield Key
        from = page.NextContinuationToken
      } while (from)
    },

    async remove(key) {
      const place = { Bucket, Key: fileKey(key) }
      await reaching(() => client.send(new DeleteObjectCommand(place)).catch(nothing))
    },

    close: () => client.destroy(),
  }
}

function nothing(error: unknown): null {
  if (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket') return null
  throw error
}

/** Runs a request; a storage that does not answer, or answers that it cannot, is told apart from one that refuses. */
async function reaching<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw isAway(error) ? new FilesAwayError(error) : error
  }
}

function isAway(error: unknown): boolean {
  const status = statusOf(error)
  if (status !== undefined && status >= 400) return status >= 500 || status === 429
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /Timeout|Networking|Abort/.test(nameOf(error)) || /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE)/.test(code)
}

function sentenceFor({ name, endpoint, region }: Bucket, error: unknown): string {
  const away = error instanceof FilesAwayError || isAway(error)
  if (away) return `The storage at ${endpoint ?? 'Amazon S3'} does not answer (S3_ENDPOINT, S3_REGION).`
  if (statusOf(error) === 404) return `There is no bucket ${name} at ${endpoint ?? 'Amazon S3'} (S3_BUCKET).`
  if (statusOf(error) === 301) return `The bucket ${name} is not in the region ${region} (S3_REGION).`
  if (statusOf(error) === 403 || statusOf(error) === 401) {
    return `The bucket ${name} cannot be read and written with these keys (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY).`
  }
  return `The bucket ${name} cannot be used (${nameOf(error)}): ${error instanceof Error ? error.message : error}`
}

function statusOf(error: unknown): number | undefined {
  const found = error instanceof Error && '$metadata' in error ? (error.$metadata as { httpStatusCode?: number }) : {}
  return found.httpStatusCode
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
