import type pg from 'pg'
import { Failure } from '../command.ts'
import { listTables, quote, type Table } from './tables.ts'

/** Refuses a database that has anything in it: what is there must not be mixed with what comes. */
export async function requireEmpty(client: pg.ClientBase): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from public.${quote(name)} limit 1`)
    if (!rowCount) continue
    throw new Failure(
      `A backup is restored into an empty shop only, and there are rows in ${name} already: give --data-dir a new folder.`,
      { facts: { filled: name } },
    )
  }
}

/** What has to be put back once the rows are in: the references between tables. */
export interface DisabledConstraints {
  tables: string[]
  references: { table: string; name: string; definition: string }[]
}

/**
 * Takes away, until the rows are in, what would look at each of them: triggers, which derive what the backup has
 * already, and references, which are checked faster all at once. Needs no more than to own the tables.
 */
export async function disableConstraints(
  client: pg.ClientBase,
  wanted: readonly Pick<Table, 'name'>[],
): Promise<DisabledConstraints> {
  const there = new Set((await listTables(client)).map(({ name }) => name))
  const unknown = wanted.find(({ name }) => !there.has(name))
  if (unknown) throw new Failure(`The backup has a table ${unknown.name}, which this shop does not know.`)
  const { rows: references } = await client.query<DisabledConstraints['references'][number]>(`
    select c.relname as table, r.conname as name, pg_get_constraintdef(r.oid) as definition
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    where r.contype = 'f' and c.relnamespace = 'public'::regnamespace
    order by c.relname, r.conname
  `)
  const tables = wanted.map(({ name }) => name)
  // A migration may have put rows of its own in; those of the backup are what counts.
  await client.query(`truncate ${tables.map((name) => `public.${quote(name)}`).join(', ')} cascade`)
  for (const { table, name } of references) {
    await client.query(`alter table public.${quote(table)} drop constraint ${quote(name)}`)
  }
  for (const table of tables) await client.query(`alter table public.${quote(table)} disable trigger user`)
  return { tables, references }
}

/** Puts everything back; a row that refers to nothing is refused here. */
export async function restoreConstraints(
  client: pg.ClientBase,
  { tables, references }: DisabledConstraints,
): Promise<void> {
  for (const table of tables) await client.query(`alter table public.${quote(table)} enable trigger user`)
  for (const { table, name, definition } of references) {
    await client.query(`alter table public.${quote(table)} add constraint ${quote(name)} ${definition}`)
  }
}
