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
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import { fileKey } from './file-key.ts'
import { type Files, FilesUnavailableError } from './files.ts'

/** A bucket of an S3-compatible storage. */
export interface Bucket {
  name: string
  region: string
  /** The endpoint of the storage; null for Amazon S3. */
  endpoint: string | null
  /** Null uses the default credentials of the machine, such as a role or profile. */
  keys: { accessKeyId: string; secretAccessKey: string } | null
  /** Whether the bucket is part of the URL path instead of the host name. */
  isInPath: boolean
}

/** Timeouts in milliseconds, and retries. */
export interface S3Timeouts {
  connectMs: number
  answerMs: number
  /** The number of attempts for a request that fails on the network or with a server error. */
  attempts: number
}

const defaultTimeouts: S3Timeouts = { connectMs: 3_000, answerMs: 10_000, attempts: 3 }

/**
 * File storage in a private bucket. Throws a readable error if the bucket does not exist or the keys cannot read and write
 * it.
 */
export async function openS3Files(bucket: Bucket, timeouts: S3Timeouts = defaultTimeouts): Promise<Files> {
  const client = connect(bucket, timeouts)
  const files = filesIn(client, bucket.name, 3 * timeouts.answerMs)
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket.name }))
    await files.write('start-check', Buffer.from('start-check'))
    await files.remove('start-check')
  } catch (error) {
    files.close()
    throw new Error(startError(bucket, error), { cause: error })
  }
  return files
}

function connect(
  { region, endpoint, keys, isInPath }: Bucket,
  { connectMs, answerMs, attempts }: S3Timeouts,
): S3Client {
  return new S3Client({
    region,
    forcePathStyle: isInPath,
    maxAttempts: attempts,
    // Not every S3-compatible storage supports the newer checksums.
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
  // In Node.js the SDK returns a Readable.
  const open = async (key: string) => {
    const found = await client.send(new GetObjectCommand({ Bucket, Key: fileKey(key) })).catch(orNull)
    return found && { content: found.Body as Readable, bytes: found.ContentLength ?? 0 }
  }

  return {
    name: 's3',

    async write(key, content) {
      const object = { Bucket, Key: fileKey(key) }
      await withAvailability(() =>
        Buffer.isBuffer(content)
          ? client.send(new PutObjectCommand({ ...object, Body: content }))
          : new Upload({ client, params: { ...object, Body: content }, queueSize: 2 }).done(),
      )
    },

    read: (key) =>
      withAvailability(async () => {
        const found = await open(key)
        // Limits the whole transfer; the socket timeout restarts with every byte.
        return found && buffer(addAbortSignal(AbortSignal.timeout(readMs), found.content))
      }),

    stream: (key) => withAvailability(() => open(key)),

    async has(key) {
      const object = { Bucket, Key: fileKey(key) }
      return (await withAvailability(() => client.send(new HeadObjectCommand(object)).catch(orNull))) !== null
    },

    async *list(folder) {
      const within = { Bucket, ...(folder && { Prefix: `${fileKey(folder)}/` }) }
      let from: string | undefined
      do {
        const page = await withAvailability(() =>
          client.send(new ListObjectsV2Command({ ...within, ...(from && { ContinuationToken: from }) })),
        )
        for (const { Key } of page.Contents ?? []) if (Key) yield Key
        from = page.NextContinuationToken
      } while (from)
    },

    async remove(key) {
      const object = { Bucket, Key: fileKey(key) }
      await withAvailability(() => client.send(new DeleteObjectCommand(object)).catch(orNull))
    },

    close: () => client.destroy(),
  }
}

function orNull(error: unknown): null {
  if (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket') return null
  throw error
}

/** Runs a request; an unavailable storage becomes a `FilesAwayError`, a refusal stays as it is. */
async function withAvailability<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw isUnavailable(error) ? new FilesUnavailableError(error) : error
  }
}

function isUnavailable(error: unknown): boolean {
  const status = statusOf(error)
  if (status !== undefined && status >= 400) return status >= 500 || status === 429
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /Timeout|Networking|Abort/.test(nameOf(error)) || /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE)/.test(code)
}

const amazon = 'Amazon S3'

function startError({ name, endpoint, region }: Bucket, error: unknown): string {
  const isDown = error instanceof FilesUnavailableError || isUnavailable(error)
  if (isDown) return cliStartMessages.bucketDown(endpoint ?? amazon)
  if (statusOf(error) === 404) return cliStartMessages.bucketUnknown(name, endpoint ?? amazon)
  if (statusOf(error) === 301) return cliStartMessages.bucketRegion(name, region)
  if (statusOf(error) === 403 || statusOf(error) === 401) {
    return cliStartMessages.bucketForbidden(name)
  }
  return cliStartMessages.bucketUnusable(name, nameOf(error), error instanceof Error ? error.message : String(error))
}

function statusOf(error: unknown): number | undefined {
  const found = error instanceof Error && '$metadata' in error ? (error.$metadata as { httpStatusCode?: number }) : {}
  return found.httpStatusCode
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
