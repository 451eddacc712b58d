import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Files } from '#adapters/files/files.ts'
import { migrateOn, migrateUntil, whileNobodyMigrates } from '#db/migrate.ts'
import { appliedMigrations } from '#db/migration-state.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Enqueue } from '#modules/jobs/job.ts'
import { Failure } from '../command/command.ts'
import type { Progress } from '../command/output.ts'
import { damaged, type Entry, readAll, readArchive } from './archive.ts'
import type { Checked } from './check-backup.ts'
import { compareTables } from './compare-tables.ts'
import { parseEntryName } from './format.ts'
import { disableConstraints, requireEmpty, restoreConstraints } from './prepare-tables.ts'
import { requeueJobs } from './requeue-jobs.ts'
import { copyIn, quote, setCanonicalFormat } from './tables.ts'
import { countLines, hashOf } from './write-backup.ts'

interface RestoreOptions extends Checked {
  url: string
  file: string
  files: Files
  /** Opens the job queue, which creates its missing tables. */
  openQueue(): Promise<{ enqueue: Enqueue; stop(): Promise<void> }>
  startProgress(total: number): Progress
}

/**
 * Restores a checked backup into an empty database and the file storage: at the schema version of the backup, in one
 * transaction that ends by comparing every table with the backup. The newer migrations are applied afterwards.
 */
export async function loadBackup(options: RestoreOptions): Promise<{ jobs: number }> {
  let jobs = 0
  await whileNobodyMigrates(options.url, async (client) => {
    await requireEmpty(client)
    const version = options.header.schema.at(-1)?.when ?? 0
    if ((await appliedMigrations(client)).some((when) => when > version)) {
      throw new Failure(cliMessages.schemaNewer)
    }
    await migrateUntil(client, version)
    const queue = await options.openQueue()
    const writtenKeys: string[] = []
    try {
      await drizzle(client).transaction(async (tx) => {
        await setCanonicalFormat(client)
        const disabled = await disableConstraints(client, options.header.tables)
        await loadEntries(client, options, writtenKeys)
        await restoreConstraints(client, disabled)
        await setSequences(client, options)
        await compareTables(client, options.manifest)
        jobs = await requeueJobs(tx, queue.enqueue, options.jobs)
      })
    } catch (error) {
      for (const key of writtenKeys) await options.files.remove(key).catch(() => {})
      throw error
    } finally {
      await queue.stop()
    }
    await migrateOn(client)
    await client.query('analyze')
  })
  return { jobs }
}

async function loadEntries(
  client: pg.Client,
  { file, files, header, manifest, startProgress }: RestoreOptions,
  writtenKeys: string[],
) {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const progress = startProgress(rows + Object.keys(manifest.files).length)
  const entries = readArchive(file)
  const next = async () => (await entries.next()).value as Entry | undefined

  let entry = await next()
  async function* rowsOf(name: string) {
    for (; entry && parseEntryName(entry.name).table === name; entry = await next()) {
      for await (const chunk of entry.content) {
        yield chunk
        progress.step(countLines(chunk))
      }
    }
  }
  while (entry) {
    const { table: name, key } = parseEntryName(entry.name)
    const table = header.tables.find((each) => each.name === name)
    if (table) {
      await pipeline(Readable.from(rowsOf(table.name)), client.query(copyFrom(copyIn(table))))
      continue
    }
    if (key) {
      const content = await readAll(entry)
      if (hashOf(content) !== manifest.files[key]?.sha256) throw damaged(file)
      writtenKeys.push(key)
      await files.write(key, content)
      progress.step()
    }
    entry = await next()
  }
  progress.end()
}

async function setSequences(client: pg.Client, { header }: RestoreOptions): Promise<void> {
  for (const { name, value, isCalled } of header.sequences) {
    await client.query('select setval($1, $2, $3)', [`public.${quote(name)}`, value, isCalled])
  }
}
