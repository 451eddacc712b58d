import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Files } from '#adapters/files/files.ts'
import { appliedMigrations, knownMigrations } from '#db/migration-state.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import { Failure } from '../command/command.ts'
import type { Progress } from '../command/output.ts'
import { type Archive, writeArchive } from './archive.ts'
import { formatVersion, type Header, type Manifest, names, partBytes, partName, type UndoneJobs } from './format.ts'
import { copyOut, listTables, quote, setCanonicalFormat, type Table } from './tables.ts'

interface WrittenBackup {
  bytes: number
  header: Header
  manifest: Manifest
}

interface BackupOptions {
  files: Files
  file: string
  /** Called with the total number of rows and files. */
  startProgress(total: number): Progress
}

/** Writes a consistent snapshot of the shop to one archive while the shop may be running. */
export async function writeBackup(
  client: pg.ClientBase,
  { files, file, startProgress }: BackupOptions,
): Promise<WrittenBackup> {
  await client.query('begin isolation level repeatable read read only')
  await setCanonicalFormat(client)
  const tables = await listTables(client)
  const header = await readHeader(client, tables)
  const { keys, rows } = await countAll(client, tables)
  const progress = startProgress(rows + keys.length)
  const manifest: Manifest = { tables: {}, jobs: { rows: 0, bytes: 0, sha256: '' }, files: {}, missing: [] }

  const bytes = await writeArchive(file, async (archive) => {
    await archive.add(names.header, asJson(header))
    for (const table of tables) manifest.tables[table.name] = await addTable(client, table, archive, progress)
    manifest.jobs = await addJobs(client, archive)
    await client.query('commit')
    for (const key of keys) {
      const content = await files.read(key)
      if (content) await archive.add(`files/${key}`, content)
      if (content) manifest.files[key] = { bytes: content.length, sha256: hashOf(content) }
      else manifest.missing.push(key)
      progress.step()
    }
    await archive.add(names.manifest, asJson(manifest))
  })
  progress.end()
  return { bytes, header, manifest }
}

async function readHeader(client: pg.ClientBase, tables: readonly Table[]): Promise<Header> {
  const tags = new Map(knownMigrations().map(({ tag, when }) => [when, tag]))
  const applied = await appliedMigrations(client)
  if (applied.length === 0) throw new Failure(cliMessages.databaseEmpty)
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  )
  const sequences: Header['sequences'] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query(`select last_value, is_called from public.${quote(name)}`)
    sequences.push({ name, value: Number(found[0]?.last_value), isCalled: Boolean(found[0]?.is_called) })
  }
  return {
    format: formatVersion,
    shop: 'vitrine',
    createdAt: new Date().toISOString(),
    schema: applied.map((when) => ({ tag: tags.get(when) ?? 'newer', when })),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences,
  }
}

/** The total number of rows, and the keys of referenced files: original images and CSV files waiting to be imported. */
async function countAll(client: pg.ClientBase, tables: readonly Table[]) {
  const keys = new Set<string>()
  let rows = 0
  for (const { name, columns } of tables) {
    const { rows: counted } = await client.query(`select count(*) as rows from public.${quote(name)}`)
    rows += Number(counted[0]?.rows)
    if (!columns.includes('file_key')) continue
    const isPending = columns.includes('state') ? "where state in ('waiting', 'running')" : ''
    const { rows: named } = await client.query(`select file_key from public.${quote(name)} ${isPending} order by 1`)
    for (const { file_key } of named) keys.add(String(file_key))
  }
  return { rows, keys: [...keys] }
}

async function addTable(client: pg.ClientBase, table: Table, archive: Archive, progress: Progress) {
  const stream = client.query(copyTo(copyOut(table)))
  const hash = createHash('sha256')
  let [bytes, part, rows] = [0, 1, 0]
  let chunks: Buffer[] = []
  let chunkBytes = 0
  const flush = async () => {
    if (chunkBytes === 0) return
    const content = Buffer.concat(chunks)
    chunks = []
    chunkBytes = 0
    await archive.add(partName(table.name, part++), content)
    const more = countLines(content)
    rows += more
    progress.step(more)
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    chunks.push(chunk)
    chunkBytes += chunk.length
    if (chunkBytes >= partBytes) await flush()
  }
  await flush()
  return { rows, bytes, sha256: hash.digest('hex') }
}

async function addJobs(client: pg.ClientBase, archive: Archive): Promise<Manifest['jobs']> {
  const { rows: found } = await client.query("select to_regclass('jobs.job') is not null as exists")
  const undone = `
    select name, coalesce(data, '{}') as told from jobs.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%' order by created_on, id
  `
  const jobs: UndoneJobs = found[0]?.exists ? (await client.query<UndoneJobs[number]>(undone)).rows : []
  const content = asJson(jobs)
  await archive.add(names.jobs, content)
  return { rows: jobs.length, bytes: content.length, sha256: hashOf(content) }
}

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value))

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The number of rows in a chunk of COPY output, which escapes line breaks within a row. */
export function countLines(content: Buffer): number {
  let lines = 0
  for (let at = content.indexOf(10); at >= 0; at = content.indexOf(10, at + 1)) lines++
  return lines
}
