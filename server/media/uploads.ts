import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload as UploadKind } from '#contract/call.ts'
import { invalid, tooLarge } from '#contract/errors.ts'
import { maxImageBytes } from '#contract/media/calls.ts'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { createSemaphore, type Semaphore } from '#modules/create-semaphore.ts'
import { allowUpload } from '../http/bound-connections.ts'

const megabyte = 1024 * 1024
const drainTimeoutMs = 15_000
const maxBytesPerTurn = 128 * 1024

interface Rule {
  maxBytes: number
  /** The fields that may precede the file. */
  fields: readonly string[]
  /** Limits the memory for files being received: ten images are 80 MB, two tables 40 MB. */
  semaphore: Semaphore
  missing: string
  tooLarge: string
  tooMany: string
}

const rules: Record<UploadKind, Rule> = {
  image: {
    maxBytes: maxImageBytes,
    fields: ['token', 'orderNumber', 'key'],
    semaphore: createSemaphore({ concurrency: 10, maxQueue: 100 }),
    get missing() {
      return apiMediaMessages.imageMissing
    },
    get tooLarge() {
      return apiMediaMessages.imageTooLarge
    },
    get tooMany() {
      return apiMediaMessages.oneImage
    },
  },
  table: {
    maxBytes: 20 * megabyte,
    fields: ['token', 'dryRun'],
    semaphore: createSemaphore({ concurrency: 2, maxQueue: 10 }),
    get missing() {
      return apiMediaMessages.tableMissing
    },
    get tooLarge() {
      return apiMediaMessages.tableTooLarge
    },
    get tooMany() {
      return apiMediaMessages.oneTable
    },
  },
}

/** An upload whose file has not been read yet. */
export interface Upload {
  /** The fields that precede the file. */
  payload: Record<string, string>
  /** Reads the file of an authorized sender up to the size limit; its name and declared type are ignored. */
  readFile(): Promise<Uint8Array>
  /** Drains an unread file, because clients read the response only after sending; closes the connection after 15 s. */
  discard(): void
}

/** Accepts multipart requests with one file in a scope. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fieldSize: 300, headerPairs: 20 },
    throwFileSizeLimit: false,
  })
}

/** Reads a multipart request up to its file, so that the sender can be authorized before the file is received. */
export async function readUpload(request: FastifyRequest, kind: UploadKind): Promise<Upload> {
  const rule = rules[kind]
  if (!request.isMultipart()) throw invalid(apiMediaMessages.notMultipart)
  const { length } = rule.fields
  const parts = request.parts({ limits: { fileSize: rule.maxBytes, fields: length, parts: length + 1 } })
  const payload: Upload['payload'] = {}
  let part = await nextPart(parts, rule)
  while (part?.type === 'field') {
    if (rule.fields.includes(part.fieldname) && typeof part.value === 'string') payload[part.fieldname] = part.value
    part = await nextPart(parts, rule)
  }
  if (part?.type !== 'file' || part.fieldname !== 'file') {
    if (part?.type === 'file') part.file.resume()
    throw invalid(rule.missing)
  }
  const { file } = part

  return {
    payload,
    readFile() {
      allowUpload(request.raw)
      return rule.semaphore(async () => {
        const content = await readWhole(file, rule, Number(request.headers['content-length']))
        if (await nextPart(parts, rule)) throw tooLarge(rule.tooMany)
        return content
      })
    },
    discard() {
      if (request.raw.complete) return
      file.resume()
      setTimeout(() => request.raw.complete || request.raw.destroy(), drainTimeoutMs).unref()
    },
  }
}

// The parser reports a file over the limit at once, but ends its stream only when the client stops sending. Chunks are
// copied as they arrive, because concatenating a whole file at the end would block the event loop.
function readWhole(file: MultipartFile['file'], rule: Rule, claimedBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // Content-Length covers the whole request, so it is an upper bound; it is never trusted above the limit.
    const content = Buffer.allocUnsafeSlow(Math.min(rule.maxBytes, claimedBytes || rule.maxBytes))
    let length = 0
    let bytesThisTurn = 0
    file.on('data', (chunk: Buffer) => {
      length += chunk.copy(content, length)
      bytesThisTurn += chunk.length
      if (bytesThisTurn < maxBytesPerTurn) return
      // Yields regularly, so that fast uploads do not block other requests.
      bytesThisTurn = 0
      file.pause()
      setImmediate(() => file.resume())
    })
    file.on('limit', () => reject(tooLarge(rule.tooLarge)))
    file.on('end', () => resolve(content.subarray(0, length)))
    file.on('error', () => reject(unreadable()))
    file.on('close', () => reject(unreadable()))
    // The upload may have been aborted while its sender was authorized.
    if (file.destroyed) reject(unreadable())
  })
}

async function nextPart(parts: AsyncIterator<Multipart>, rule: Rule): Promise<Multipart | null> {
  try {
    const { value, done } = await parts.next()
    return done ? null : value
  } catch (error) {
    const isOverLimit = error instanceof Error && 'statusCode' in error && error.statusCode === 413
    throw isOverLimit ? tooLarge(rule.tooMany) : unreadable()
  }
}

const unreadable = () => invalid(apiMediaMessages.unreadable)
