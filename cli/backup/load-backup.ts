import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Files } from '#adapters/files/files.ts'
import { migrateOn, migrateUntil, whileNobodyMigrates } from '#db/migrate.ts'
import { appliedMigrations } from '#db/migration-state.ts'
import type { Enqueue } from '#modules/jobs/job.ts'
import { Failure } from '../command.ts'
import type { Progress } from '../output.ts'
import { damaged, type Entry, readArchive, readWhole } from './archive.ts'
import type { Checked } from './check-backup.ts'
import { compareTables } from './compare-tables.ts'
import { placeOf } from './format.ts'
import { disableConstraints, requireEmpty, restoreConstraints } from './prepare-tables.ts'
import { requeueJobs } from './requeue-jobs.ts'
import { copyIn, quote, setCanonicalFormat } from './tables.ts'
import { countLines, hashOf } from './write-backup.ts'

interface Wish extends Checked {
  url: string
  file: string
  files: Files
  /** Opens the queue of jobs, which makes its tables where they are missing. */
  openQueue(): Promise<{ enqueue: Enqueue; stop(): Promise<void> }>
  watch(total: number): Progress
}

/**
 * Fills an empty database, and the files, with what a checked backup holds: at the version it was made by, in one
 * transaction that ends by comparing every table with the backup. Only then the database is brought up to date.
 */
export async function loadBackup(wish: Wish): Promise<{ jobs: number }> {
  let jobs = 0
  await whileNobodyMigrates(wish.url, async (client) => {
    await requireEmpty(client)
    const version = wish.header.schema.at(-1)?.when ?? 0
    if ((await appliedMigrations(client)).some((when) => when > version)) {
      throw new Failure('The database is empty, but of a newer version than the backup: give the shop a new one.')
    }
    await migrateUntil(client, version)
    const queue = await wish.openQueue()
    const placed: string[] = []
    try {
      await drizzle(client).transaction(async (tx) => {
        await setCanonicalFormat(client)
        const tight = await disableConstraints(client, wish.header.tables)
        await loadAll(client, wish, placed)
        await restoreConstraints(client, tight)
        await setSequences(client, wish)
        await compareTables(client, wish.manifest)
        jobs = await requeueJobs(tx, queue.enqueue, wish.jobs)
      })
    } catch (error) {
      for (const key of placed) await wish.files.remove(key).catch(() => {})
      throw error
    } finally {
      await queue.stop()
    }
    await migrateOn(client)
    await client.query('analyze')
  })
  return { jobs }
}

async function loadAll(client: pg.Client, { file, files, header, manifest, watch }: Wish, placed: string[]) {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const progress = watch(rows + Object.keys(manifest.files).length)
  const entries = readArchive(file)
  const next = async () => (await entries.next()).value as Entry | undefined

  let entry = await next()
  async function* rowsOf(name: string) {
    for (; entry && placeOf(entry.name).table === name; entry = await next()) {
      for await (const chunk of entry.content) {
        yield chunk
        progress.step(countLines(chunk))
      }
    }
  }
  while (entry) {
    const { table: name, key } = placeOf(entry.name)
    const table = header.tables.find((each) => each.name === name)
    if (table) {
      await pipeline(Readable.from(rowsOf(table.name)), client.query(copyFrom(copyIn(table))))
      continue
    }
    if (key) {
      const content = await readWhole(entry)
      if (hashOf(content) !== manifest.files[key]?.sha256) throw damaged(file)
      placed.push(key)
      await files.write(key, content)
      progress.step()
    }
    entry = await next()
  }
  progress.end()
}

async function setSequences(client: pg.Client, { header }: Wish): Promise<void> {
  for (const { name, value, isCalled } of header.sequences) {
    await client.query('select setval($1, $2, $3)', [`public.${quote(name)}`, value, isCalled])
  }
}
