import type pg from 'pg'
import { cliMessages } from '#messages/en-US/cli.ts'
import { listTables, quote } from '../backup/tables.ts'
import { Failure } from '../command/command.ts'
import { otherTables, shopTables } from './shop-tables.ts'

interface FoundTable {
  name: string
  columns: string[]
  /** The SELECT that reads its rows for a shop file, in the same order on every server. */
  select: string
}

/** The tables of a shop file with their columns and rows; refuses a table that is in neither list of `shop-tables.ts`. */
export async function findShopTables(client: pg.ClientBase): Promise<FoundTable[]> {
  const existing = await listTables(client)
  const unlisted = existing.find(
    ({ name }) => !Object.hasOwn(otherTables, name) && !shopTables.some((table) => table.name === name),
  )
  if (unlisted) throw new Failure(cliMessages.shopFile.tableUnlisted(unlisted.name))
  const isImageUsed = await usedImages(client)
  return shopTables.map(({ name, where, values = {}, first }) => {
    const table = existing.find((each) => each.name === name)
    if (!table) throw new Error(`The table ${name} of shop-tables.ts does not exist.`)
    const columns = table.columns.map((column) => `${values[column] ?? `t.${quote(column)}`} as ${quote(column)}`)
    const condition = name === 'images' ? `${where} or ${isImageUsed}` : where
    const order = first ? `${first}, ${table.order}` : table.order
    return {
      name,
      columns: table.columns,
      select: `select ${columns.join(', ')} from public.${quote(name)} t where ${condition ?? 'true'} order by ${order}`,
    }
  })
}

/** The condition of the images that an exported row refers to: photos of reviews and unused uploads are none of them. */
async function usedImages(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'public.images'::regclass and c.conrelid::regclass::text = any ($1)
     order by 1, 2`,
    [shopTables.map(({ name }) => name)],
  )
  const uses = rows.map(
    ({ table, column }) => `exists (select from public.${quote(table)} u where u.${quote(column)} = t.id)`,
  )
  return uses.join(' or ')
}
