import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { knownMigrations } from '#db/migration-state.ts'

/** The URL of a new empty database that exists for the duration of the test. */
export async function emptyDatabase(): Promise<string> {
  const serverUrl = inject('templateUrl')
  const name = `vitrine_empty_${randomUUID().replaceAll('-', '')}`
  await queryDatabase(serverUrl, `create database ${name}`)
  onTestFinished(async () => {
    await queryDatabase(serverUrl, `drop database ${name} with (force)`)
  })
  return serverUrl.replace(/vitrine_template_\d+/, name)
}

/** The database of an older shop, as it was before the migration whose file has this name after its number; `upgrade` applies it. */
export async function databaseBefore(name: string): Promise<{ url: string; upgrade(): Promise<unknown> }> {
  const url = await emptyDatabase()
  const apply = (tag: string) => queryDatabase(url, readFileSync(`db/migrations/${tag}.sql`, 'utf8'))
  const tags = knownMigrations().map(({ tag }) => tag)
  const at = tags.findIndex((tag) => tag.replace(/^\d+_/, '') === name)
  for (const tag of tags.slice(0, at)) await apply(tag)
  return { url, upgrade: () => apply(tags[at] ?? '') }
}

/** Queries a database over a connection of its own. */
export function queryDatabase(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return connected(url, async (client) => (await client.query(statement)).rows)
}

/** The contents of each table: the number of rows, and a checksum over all of them. */
export function sumTables(url: string): Promise<Record<string, string>> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
    const sums: Record<string, string> = {}
    for (const { name } of rows) {
      const summed = await client.query<{ all: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ';' order by t::text collate "C"), '')) as all from ${name} t`,
      )
      sums[name] = summed.rows[0]?.all ?? ''
    }
    return sums
  })
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return await work(client).finally(() => client.end())
}
