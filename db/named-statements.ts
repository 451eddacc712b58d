import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** The maximum number of prepared statements; PostgreSQL keeps each of them per connection. */
const maxNames = 200
/** Statements used this often are prepared. */
const minUses = 20
const maxTexts = 1_000

const names = new Map<string, string>()
const counts = new Map<string, number>()

const naming = new WeakSet<object>()

/** Lets PostgreSQL keep the statements that `prepareOnce` names on the connections of a database. */
export function allowNames(db: NodePgDatabase): void {
  naming.add(db._.session)
}

export const mayName = (session: object): boolean => naming.has(session)

/**
 * Prepares frequent statements of transactions on a connection, so that PostgreSQL parses and plans them once. Source:
 * PostgreSQL's documentation, "PREPARE". Outside of transactions are also searches, whose best plan depends on what is
 * searched for: there only what `prepareOnce` runs has a name.
 */
export function withNamedStatements(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const run = (statement: unknown, ...rest: unknown[]) => query(named(statement), ...rest)
  return Object.create(client, { query: { value: run } })
}

function named(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  if ('name' in statement && statement.name) return statement
  const name = nameOf(String(statement.text))
  return name === undefined ? statement : { ...statement, name }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxNames) return known
  const count = (counts.get(text) ?? 0) + 1
  if (counts.size >= maxTexts) counts.clear()
  counts.set(text, count)
  if (count < minUses) return undefined
  const name = `often-${names.size + 1}`
  names.set(text, name)
  return name
}
