import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload as UploadKind } from '#contract/call.ts'
import { invalid, tooLarge } from '#contract/errors.ts'
import { createSemaphore, type Semaphore } from '#modules/create-semaphore.ts'

const megabyte = 1024 * 1024
const patienceMs = 15_000
const mostInARow = 128 * 1024

interface Rule {
  maxBytes: number
  /** The fields that may stand before the file. */
  fields: readonly string[]
  /** A file is held in memory while it comes in: ten images at a time are 80 MB, two tables 40. */
  inTurn: Semaphore
  missing: string
  tooLarge: string
  tooMany: string
}

const rules: Record<UploadKind, Rule> = {
  image: {
    maxBytes: 8 * megabyte,
    fields: ['token'],
    inTurn: createSemaphore({ concurrency: 10, maxQueue: 100 }),
    missing: 'Please send the image in a field named file.',
    tooLarge: 'Please choose an image of at most 8 MB.',
    tooMany: 'Please send one image at a time.',
  },
  table: {
    maxBytes: 20 * megabyte,
    fields: ['token', 'dryRun'],
    inTurn: createSemaphore({ concurrency: 2, maxQueue: 10 }),
    missing: 'Please send the table in a field named file.',
    tooLarge: 'Please choose a file of at most 20 MB.',
    tooMany: 'Please send one file at a time.',
  },
}

/** An upload whose file has not been taken in yet. */
export interface Upload {
  /** The fields that came before the file. */
  payload: Record<string, string>
  /** Takes in the file, which is not larger than it may be; its name and the type it claims are not believed. */
  readFile(): Promise<Uint8Array>
  /** Lets what was not taken in run out, so that the sender gets to hear the answer; who never ends is cut off. */
  drop(): void
}

/** Lets the requests of a scope bring one file of at most 8 MB. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fieldSize: 300, headerPairs: 20 },
    throwFileSizeLimit: false,
  })
}

/** Reads a multipart request up to its file, so that its sender is known before the file is taken in. */
export async function readUpload(request: FastifyRequest, kind: UploadKind): Promise<Upload> {
  const rule = rules[kind]
  if (!request.isMultipart()) throw invalid(`Please send the ${kind} as multipart form data in a field named file.`)
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
    readFile: () =>
      rule.inTurn(async () => {
        const content = await readWhole(file, rule, Number(request.headers['content-length']))
        if (await nextPart(parts, rule)) throw tooLarge(rule.tooMany)
        return content
      }),
    drop() {
      if (request.raw.complete) return
      file.resume()
      setTimeout(() => request.raw.complete || request.raw.destroy(), patienceMs).unref()
    },
  }
}

// The parser says at once that a file is too large, but ends it only when its sender does. Each piece is put in its place
// as it comes: to join them all at the end would keep the shop from anything else for as long as the whole file takes.
function readWhole(file: MultipartFile['file'], rule: Rule, claimedBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // A request is larger than its file; what is claimed of it is believed downwards only.
    const content = Buffer.allocUnsafeSlow(Math.min(rule.maxBytes, claimedBytes || rule.maxBytes))
    let length = 0
    let inARow = 0
    file.on('data', (chunk: Buffer) => {
      length += chunk.copy(content, length)
      inARow += chunk.length
      if (inARow < mostInARow) return
      // Ten fast senders at once would keep the shop from anything else: each lets the others go first.
      inARow = 0
      file.pause()
      setImmediate(() => file.resume())
    })
    file.on('limit', () => reject(tooLarge(rule.tooLarge)))
    file.on('end', () => resolve(content.subarray(0, length)))
    file.on('error', () => reject(unreadable()))
    file.on('close', () => reject(unreadable()))
    // It may have broken off while its sender was looked up.
    if (file.destroyed) reject(unreadable())
  })
}

async function nextPart(parts: AsyncIterator<Multipart>, rule: Rule): Promise<Multipart | null> {
  try {
    const { value, done } = await parts.next()
    return done ? null : value
  } catch (error) {
    const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413
    throw isTooMuch ? tooLarge(rule.tooMany) : unreadable()
  }
}

const unreadable = () => invalid('This upload cannot be read.')
