import { Client } from 'pg'
import { serverRole, shopRole } from './cluster-folder.ts'
import { passwordOf } from './embedded-address.ts'

/**
 * Creates the shop's role and database where they are missing. What the server's own role has made in that database, as
 * versions before that role did, goes to the shop's.
 */
export async function prepareDatabase(server: Client, shopUrl: string, folder: string): Promise<void> {
  try {
    const { rows } = await server.query<{ isCopy: boolean; hasRole: boolean; owner: string | null }>(`
      select pg_is_in_recovery() as "isCopy", to_regrole('${shopRole}') is not null as "hasRole",
        (select datdba::regrole::text from pg_database where datname = 'vitrine') as owner`)
    const [found] = rows
    // A standby has what its primary has.
    if (!found || found.isCopy) return
    if (!found.hasRole) await createRole(server, folder)
    if (found.owner === null) await server.query(`create database vitrine owner ${shopRole}`)
    else await handOver(shopUrl, found.owner === shopRole)
  } finally {
    await server.end()
  }
}

async function createRole(server: Client, folder: string): Promise<void> {
  const password = process.platform === 'win32' ? ` password '${passwordOf(folder)}'` : ''
  await server.query(`create role ${shopRole} login${password}`)
  await server.query('revoke all on database postgres, template1 from public')
}

async function handOver(shopUrl: string, isOwner: boolean): Promise<void> {
  const client = new Client({ connectionString: shopUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ what: string }>(foreignObjects)
    const changes = rows.map(({ what }) => `alter ${what} owner to ${shopRole}`)
    if (!isOwner) changes.push(`alter database vitrine owner to ${shopRole}`)
    // Several statements in one query are one transaction.
    if (changes.length > 0) await client.query(changes.join(';'))
  } finally {
    await client.end()
  }
}

/** Every object of the server's role but those of extensions, which nobody can hand over, and sequences of columns. */
const foreignObjects = `
  with own as (select '${serverRole}'::regrole as role),
    system as (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema'),
    bound as (
      select objid from pg_depend where deptype = 'e'
      union all
      select c.oid from pg_class c join pg_depend d on d.objid = c.oid and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass
      where c.relkind = 'S'
    )
  select 'schema ' || quote_ident(nspname) as what from pg_namespace, own where nspowner = role and oid not in (table system)
  union all
  select case relkind when 'S' then 'sequence ' when 'v' then 'view ' when 'm' then 'materialized view ' else 'table ' end
    || oid::regclass from pg_class, own
  where relowner = role and relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace not in (table system) and oid not in (table bound)
  union all
  select 'routine ' || oid::regprocedure from pg_proc, own
  where proowner = role and pronamespace not in (table system) and oid not in (table bound)
  union all
  select 'type ' || t.oid::regtype from pg_type t left join pg_class c on c.oid = t.typrelid, own
  where typowner = role and typnamespace not in (table system) and t.oid not in (table bound)
    and (typtype in ('e', 'r') or (typtype = 'c' and c.relkind = 'c'))`
