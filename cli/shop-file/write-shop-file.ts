import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, rmSync } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import yazl from 'yazl'
import type { Files } from '#adapters/files/files.ts'
import { appliedMigrations } from '#db/migration-state.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import { setCanonicalFormat } from '../backup/tables.ts'
import { Failure } from '../command/command.ts'
import type { Progress } from '../command/output.ts'
import { findShopTables } from './find-shop-tables.ts'
import { fileEntry, formatVersion, type Header, type Manifest, names, tableEntry } from './format.ts'

interface ShopFileOptions {
  files: Files
  file: string
  /** Called with the number of entries. */
  startProgress(total: number): Progress
}

/** Writes a consistent snapshot of the shop, without personal data, to one zip file while the shop may be running. */
export async function writeShopFile(client: pg.ClientBase, { files, file, startProgress }: ShopFileOptions) {
  await client.query('begin isolation level repeatable read read only')
  await setCanonicalFormat(client)
  const tables = await findShopTables(client)
  const header: Header = {
    format: formatVersion,
    shop: 'vitrine',
    createdAt: new Date().toISOString(),
    schema: (await appliedMigrations(client)).at(-1) ?? 0,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  }
  const keys = await listKeys(client, tables.find(({ name }) => name === 'images')?.select ?? '')
  const progress = startProgress(tables.length + keys.length)
  const manifest: Manifest = { entries: {} }
  const entries = async function* (): AsyncGenerator<[name: string, content: AsyncIterable<Buffer>]> {
    yield [names.header, Readable.from([asJson(header)])]
    for (const { name, select } of tables) {
      yield [tableEntry(name), client.query(copyTo(`copy (${select}) to stdout`))]
      progress.step()
    }
    for (const key of keys) {
      const found = await files.stream(key)
      if (!found) throw new Failure(cliMessages.missingFile(key))
      yield [fileEntry(key), found.content]
      progress.step()
    }
  }
  const bytes = await writeZip(file, entries(), manifest)
  await client.query('commit')
  progress.end()
  return { bytes, header, images: keys.length }
}

async function listKeys(client: pg.ClientBase, images: string): Promise<string[]> {
  const { rows } = await client.query<{ file_key: string }>(`select file_key from (${images}) i order by file_key`)
  return rows.map(({ file_key }) => file_key)
}

/** Writes the entries one after the other, then their manifest; renames the file into place once it is on the disk. */
async function writeZip(
  file: string,
  entries: AsyncIterable<[name: string, content: AsyncIterable<Buffer>]>,
  manifest: Manifest,
): Promise<number> {
  const draft = `${file}.${randomUUID()}.tmp`
  const removeDraft = () => rmSync(draft, { force: true })
  process.once('exit', removeDraft)
  const zip = new yazl.ZipFile()
  const output = Readable.from(zip.outputStream as AsyncIterable<Buffer>)
  const written = pipeline(output, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
  written.catch(() => {})
  try {
    for await (const [name, content] of entries) await Promise.race([addEntry(zip, name, content, manifest), written])
    zip.addBuffer(asJson(manifest), names.manifest)
    zip.end()
    await written
    const { size } = await stat(draft)
    await rename(draft, file)
    return size
  } finally {
    output.destroy()
    await written.catch(() => {})
    removeDraft()
    process.off('exit', removeDraft)
  }
}

/** Resolves when the entry is read, so that only one is open at a time. Images are compressed already. */
function addEntry(zip: yazl.ZipFile, name: string, content: AsyncIterable<Buffer>, manifest: Manifest): Promise<void> {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256')
    let bytes = 0
    async function* hashed() {
      for await (const chunk of content) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
      manifest.entries[name] = { bytes, sha256: hash.digest('hex') }
    }
    const stream = Readable.from(hashed())
    stream.once('error', reject).once('end', resolve)
    zip.addReadStream(stream, name, { compress: !name.startsWith('files/'), mode: 0o100600 })
  })
}

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value))
