import { type Placeholder, sql } from 'drizzle-orm'
import { mayName } from './named-statements.ts'
import type { Db, Tx } from './open-database.ts'

/** The placeholders of a statement, by the names of its values. */
export type Placeholders<Values> = { readonly [Name in keyof Values]: Placeholder<Name & string, Values[Name]> }

interface Statement<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> }
}

/**
 * A frequent statement that Drizzle composes once for each connection, and runs with other values each time. Composing took
 * a third of what a sale needs of the shop's processor. PostgreSQL parses and plans it once for a connection, too, where that
 * is allowed: its best plan must not depend on its values. Values are passed to the driver as they are: an array is an array of
 * PostgreSQL, and what a column would convert has to be converted before. To be made when its module loads, not in a call:
 * connections keep the name of each.
 *
 *     const findLines = prepareOnce((db, { id }: Placeholders<{ id: string }>) =>
 *       db.select().from(orderLines).where(eq(orderLines.orderId, id)))
 *     const lines = await findLines(tx, { id: order.id })
 */
export function prepareOnce<Values extends object, Result>(
  build: (db: Db | Tx, values: Placeholders<Values>) => Statement<Result>,
): (db: Db | Tx, values: Values) => Promise<Result> {
  const prepared = new WeakMap<object, ReturnType<Statement<Result>['prepare']>>()
  const name = `once-${++named}`
  return (db, values) => {
    const { session } = db._
    const statement =
      prepared.get(session) ?? build(db, placeholders as Placeholders<Values>).prepare(mayName(session) ? name : '')
    prepared.set(session, statement)
    return statement.execute(values as Record<string, unknown>)
  }
}

let named = 0

const placeholders = new Proxy(
  {},
  {
    get: (_, name) => sql.placeholder(String(name)),
    ownKeys() {
      throw new TypeError('Placeholders are read by their names, not copied')
    },
  },
)
