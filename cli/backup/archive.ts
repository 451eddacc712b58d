import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as tar from 'tar-stream'
import { cliMessages } from '#messages/en-US/cli.ts'
import { Failure } from '../command/command.ts'

export interface Archive {
  add(name: string, content: Buffer): Promise<void>
}

/** Writes an archive and renames it into place once it is complete and flushed to disk; returns its size in bytes. */
export async function writeArchive(file: string, fill: (archive: Archive) => Promise<void>): Promise<number> {
  const draft = `${file}.${randomUUID()}.tmp`
  const removeDraft = () => rmSync(draft, { force: true })
  process.once('exit', removeDraft)
  const pack = tar.pack()
  const written = pipeline(pack, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
  // It is awaited below; without a handler an earlier rejection would end the process.
  written.catch(() => {})
  try {
    await fill({
      add: (name, content) => Promise.race([addEntry(pack, name, content), written]),
    })
    pack.finalize()
    await written
    const { size } = await stat(draft)
    await rename(draft, file)
    return size
  } finally {
    pack.destroy()
    await written.catch(() => {})
    removeDraft()
    process.off('exit', removeDraft)
  }
}

function addEntry(pack: tar.Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry({ name, size: content.length, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()))
  })
}

export interface Entry {
  name: string
  content: AsyncIterable<Buffer>
}

/** The entries of an archive in order; throws a readable error for a file that is truncated or no archive. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const extract = tar.extract()
  const read = pipeline(createReadStream(file), createGunzip(), extract)
  read.catch(() => {})
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, content: withReadableErrors(file, entry) }
      // The parser reaches the next entry only once this one is consumed.
      entry.resume()
    }
    await read
  } catch (cause) {
    throw toReadableError(file, cause)
  } finally {
    extract.destroy()
  }
}

// A truncated archive usually fails while an entry is being read.
async function* withReadableErrors(file: string, content: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    yield* content as AsyncIterable<Buffer>
  } catch (cause) {
    throw toReadableError(file, cause)
  }
}

function toReadableError(file: string, cause: unknown): unknown {
  const isDiskError = cause instanceof Error && 'syscall' in cause
  return cause instanceof Failure || isDiskError ? cause : damaged(file, cause)
}

export function damaged(file: string, cause?: unknown): Failure {
  return new Failure(cliMessages.backupDamaged(file), { cause })
}

/** The whole content of a small entry. */
export async function readAll({ content }: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
