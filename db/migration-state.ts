import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import * as z from 'zod/mini'

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** A migration: its name, and the time it was written, by which the database tracks it. */
export interface Migration {
  tag: string
  when: number
}

/** All migrations of this version, oldest first. */
export function knownMigrations(folder = 'db/migrations'): Migration[] {
  const file = join(folder, 'meta', '_journal.json')
  if (!existsSync(file)) throw new Error(`The migrations are not in ${folder}.`)
  return journal.parse(JSON.parse(readFileSync(file, 'utf8'))).entries.map(({ tag, when }) => ({ tag, when }))
}

/** The migrations applied to a database, by the time they were written; empty for a new database. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows: found } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  )
  if (!found[0]?.is_there) return []
  const { rows } = await client.query('select created_at from drizzle.__drizzle_migrations order by created_at')
  return rows.map(({ created_at }) => Number(created_at))
}
