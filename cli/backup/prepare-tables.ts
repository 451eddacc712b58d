import type pg from 'pg'
import { cliMessages } from '#messages/en-US/cli.ts'
import { Failure } from '../command/command.ts'
import { listTables, quote, type Table } from './tables.ts'

/** Refuses a database that has rows, so that a restore never mixes two shops. */
export async function requireEmpty(client: pg.ClientBase): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from public.${quote(name)} limit 1`)
    if (!rowCount) continue
    throw new Failure(cliMessages.tableNotEmpty(name), { facts: { filled: name } })
  }
}

/** What to restore once the rows are loaded. */
export interface DisabledConstraints {
  tables: string[]
  references: { table: string; name: string; definition: string }[]
}

/**
 * Disables triggers, whose results the backup already contains, and drops foreign keys, which are checked faster all at
 * once after the load. Requires no more than owning the tables.
 */
export async function disableConstraints(
  client: pg.ClientBase,
  wanted: readonly Pick<Table, 'name'>[],
): Promise<DisabledConstraints> {
  const existing = new Set((await listTables(client)).map(({ name }) => name))
  const unknown = wanted.find(({ name }) => !existing.has(name))
  if (unknown) throw new Failure(cliMessages.tableUnknown(unknown.name))
  const { rows: references } = await client.query<DisabledConstraints['references'][number]>(`
    select c.relname as table, r.conname as name, pg_get_constraintdef(r.oid) as definition
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    where r.contype = 'f' and c.relnamespace = 'public'::regnamespace
    order by c.relname, r.conname
  `)
  const tables = wanted.map(({ name }) => name)
  // Migrations may have inserted rows, which the backup contains too.
  await client.query(`truncate ${tables.map((name) => `public.${quote(name)}`).join(', ')} cascade`)
  for (const { table, name } of references) {
    await client.query(`alter table public.${quote(table)} drop constraint ${quote(name)}`)
  }
  for (const table of tables) await client.query(`alter table public.${quote(table)} disable trigger user`)
  return { tables, references }
}

/** Restores triggers and foreign keys; fails if a row violates one. */
export async function restoreConstraints(
  client: pg.ClientBase,
  { tables, references }: DisabledConstraints,
): Promise<void> {
  for (const table of tables) await client.query(`alter table public.${quote(table)} enable trigger user`)
  for (const { table, name, definition } of references) {
    await client.query(`alter table public.${quote(table)} add constraint ${quote(name)} ${definition}`)
  }
}
