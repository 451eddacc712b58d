import type pg from 'pg'

export interface Table {
  name: string
  /** Every stored column; generated columns are left out. */
  columns: string[]
  /** The ORDER BY expression that sorts its rows the same on every server. */
  order: string
}

interface Found {
  name: string
  columns: string[]
  key: { name: string; is_text: boolean }[] | null
}

/** The tables as they are in the database, not as this version of the shop declares them. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Found>(`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(json_build_object('name', a.attname, 'is_text', a.attcollation <> 0) order by k.place)
        from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname
  `)
  return rows.map(({ name, columns, key }) => ({ name, columns, order: orderOf(key) }))
}

// Collations differ between servers.
function orderOf(key: Found['key']): string {
  if (!key) return 't::text collate "C"'
  return key
    .map(({ name, is_text }) => (is_text ? `t.${quote(name)}::text collate "C"` : `t.${quote(name)}`))
    .join(', ')
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

const list = (columns: readonly string[], before = '') => columns.map((column) => before + quote(column)).join(', ')

/** Reads a table in an order that does not depend on the physical order of its rows. */
export function copyOut({ name, columns, order }: Table): string {
  return `copy (select ${list(columns, 't.')} from public.${quote(name)} t order by ${order}) to stdout`
}

/** Writes rows into a table as `copyOut` read them. */
export function copyIn({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `copy public.${quote(name)} (${list(columns)}) from stdin`
}

/** Makes COPY write identical text for identical rows in this transaction, and lifts its timeouts. */
export async function setCanonicalFormat(client: pg.ClientBase): Promise<void> {
  const settings = {
    client_encoding: 'UTF8',
    datestyle: 'ISO, MDY',
    intervalstyle: 'postgres',
    timezone: 'UTC',
    extra_float_digits: '3',
    bytea_output: 'hex',
    statement_timeout: '0',
    lock_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  }
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, true)', [name, value])
  }
}
