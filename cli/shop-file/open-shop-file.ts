import { createHash } from 'node:crypto'
import yauzl from 'yauzl'
import * as z from 'zod/mini'
import { cliMessages } from '#messages/en-US/cli.ts'
import { hashOf } from '../backup/write-backup.ts'
import { Failure } from '../command/command.ts'
import {
  fileEntry,
  formatVersion,
  type Header,
  header,
  keyOfEntry,
  type Manifest,
  manifest,
  names,
  tableEntry,
} from './format.ts'

const maxHeaderBytes = 1024 * 1024
const maxManifestBytes = 64 * 1024 * 1024
const maxImageBytes = 100 * 1024 * 1024
const maxTableBytes = 4 * 1024 ** 3
// Rows of text compress to a tenth; what expands to more than this was made to fill a disk.
const maxExpansion = 200

export interface ShopFile {
  header: Header
  /** The storage keys of its images. */
  keys: string[]
  /** The verified content of an entry; fails as damaged at its end if the checksum differs. */
  read(name: string): AsyncGenerator<Buffer>
  close(): void
}

/**
 * Opens a shop file and refuses one that is newer, incomplete or has entries that do not belong there. The contents are
 * verified while they are read.
 */
export async function openShopFile(file: string, newestSchema: number): Promise<ShopFile> {
  const damaged = (cause?: unknown) => new Failure(cliMessages.shopFile.damaged(file), { cause })
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false }).catch((cause) => {
    throw damaged(cause)
  })
  try {
    const entries = new Map<string, yauzl.Entry>()
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName) || entry.isEncrypted() || !isSmallEnough(entry)) throw damaged()
      entries.set(entry.fileName, entry)
    }
    const first = await readWhole(zip, entries.get(names.header))
    requireKnownFormat(JSON.parse(first.toString()))
    const found = header.parse(JSON.parse(first.toString()))
    if (found.schema > newestSchema) throw new Failure(cliMessages.shopFile.tooNew)
    const expected = manifest.parse(JSON.parse((await readWhole(zip, entries.get(names.manifest))).toString()))
    if (expected.entries[names.header]?.sha256 !== hashOf(first)) throw damaged()
    const keys = [...entries.keys()].flatMap((name) => keyOfEntry(name) ?? [])
    const belonging = [
      names.header,
      ...found.tables.map(({ name }) => tableEntry(name)),
      ...keys.map((key) => fileEntry(key)),
    ]
    const isComplete = belonging.every((name) => entries.has(name) && Object.hasOwn(expected.entries, name))
    const counts = [entries.size - 1, Object.keys(expected.entries).length]
    if (!isComplete || counts.some((count) => count !== belonging.length)) throw damaged()
    return {
      header: found,
      keys,
      read: (name) => readVerified(zip, entries.get(name), expected.entries[name], damaged),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error instanceof Failure ? error : damaged(error)
  }
}

// The sizes in the directory hold: an entry that yields more bytes fails while it is read.
function isSmallEnough({ fileName, uncompressedSize, compressedSize }: yauzl.Entry): boolean {
  if (uncompressedSize > maxHeaderBytes && uncompressedSize > compressedSize * maxExpansion) return false
  if (fileName === names.header) return uncompressedSize <= maxHeaderBytes
  if (fileName === names.manifest) return uncompressedSize <= maxManifestBytes
  return uncompressedSize <= (keyOfEntry(fileName) ? maxImageBytes : maxTableBytes)
}

function requireKnownFormat(content: unknown): void {
  const { format } = z.looseObject({ format: z.number() }).parse(content)
  if (format > formatVersion) throw new Failure(cliMessages.shopFile.tooNew)
}

async function readWhole(zip: yauzl.ZipFile, entry: yauzl.Entry | undefined): Promise<Buffer> {
  if (!entry) throw new Error('An entry is missing.')
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* readVerified(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry | undefined,
  expected: Manifest['entries'][string] | undefined,
  damaged: (cause?: unknown) => Failure,
): AsyncGenerator<Buffer> {
  if (!entry || !expected) throw damaged()
  const hash = createHash('sha256')
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      hash.update(chunk)
      yield chunk
    }
  } catch (cause) {
    throw damaged(cause)
  }
  if (hash.digest('hex') !== expected.sha256) throw damaged()
}
