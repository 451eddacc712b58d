import type pg from 'pg'

/** The maximum number of prepared statements; PostgreSQL keeps each of them per connection. */
const maxNames = 200
/** Statements used this often are prepared. */
const minUses = 20
const maxTexts = 1_000

const names = new Map<string, string>()
const counts = new Map<string, number>()

/**
 * Prepares frequent statements on a connection, or on each of a pool, so that PostgreSQL parses and plans them once. Source:
 * PostgreSQL's documentation, "PREPARE".
 */
export function withNamedStatements<C extends pg.Pool | pg.PoolClient>(client: C): C {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const run = (statement: unknown, ...rest: unknown[]) => query(named(statement), ...rest)
  return Object.create(client, { query: { value: run } })
}

function named(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
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
