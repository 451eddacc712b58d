import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { nameSqlLine } from './name-sql-line.ts'

const file = 'db/functions.sql'

/** Applies `db/functions.sql` if it has changed since it was last applied. The connection must hold the migration lock. */
export async function applyFunctions(client: pg.ClientBase): Promise<void> {
  if (await hasTodaysFunctions(client)) return
  // Statements sent together are one transaction: the hash is stored only when everything was applied.
  const functions = readFileSync(file, 'utf8')
  const statements = `${functions};
    create table if not exists drizzle.applied_functions (hash text not null);
    delete from drizzle.applied_functions;
    insert into drizzle.applied_functions values ('${hashOfFunctions()}');
  `
  try {
    await client.query(statements)
  } catch (error) {
    throw nameSqlLine(error, file, functions)
  }
}

/** Whether the database has the functions and triggers of this version. */
export async function hasTodaysFunctions(client: pg.ClientBase): Promise<boolean> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.applied_functions') is not null as exists")
  if (!tables[0]?.exists) return false
  const { rows } = await client.query('select hash from drizzle.applied_functions')
  return rows[0]?.hash === hashOfFunctions()
}

function hashOfFunctions(): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
