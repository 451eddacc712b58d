import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as tar from 'tar-stream'
import { Failure } from '../command.ts'

export interface Archive {
  add(name: string, content: Buffer): Promise<void>
}

/** Writes an archive that appears under its name only when it is whole and on the disk; answers its size. */
export async function writeArchive(file: string, fill: (archive: Archive) => Promise<void>): Promise<number> {
  const draft = `${file}.${randomUUID()}.tmp`
  const forget = () => rmSync(draft, { force: true })
  process.once('exit', forget)
  const pack = tar.pack()
  const written = pipeline(pack, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
  // Noticed where it is waited for; until then it must not count as an error nobody caught.
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
    forget()
    process.off('exit', forget)
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

/** What is in an archive, one after the other; a file that is cut off or not an archive is refused with a sentence. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const extract = tar.extract()
  const read = pipeline(createReadStream(file), createGunzip(), extract)
  read.catch(() => {})
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, content: inSentences(file, entry) }
      // What nobody read still stands before the next.
      entry.resume()
    }
    await read
  } catch (cause) {
    throw inSentence(file, cause)
  } finally {
    extract.destroy()
  }
}

// An archive that is cut off breaks off where it is read, which is mostly inside of an entry.
async function* inSentences(file: string, content: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    yield* content as AsyncIterable<Buffer>
  } catch (cause) {
    throw inSentence(file, cause)
  }
}

function inSentence(file: string, cause: unknown): unknown {
  const isOfDisk = cause instanceof Error && 'syscall' in cause
  return cause instanceof Failure || isOfDisk ? cause : damaged(file, cause)
}

export function damaged(file: string, cause?: unknown): Failure {
  return new Failure(`${file} is damaged or not a whole backup: nothing was changed.`, { cause })
}

/** The whole content of a small entry. */
export async function readWhole({ content }: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
