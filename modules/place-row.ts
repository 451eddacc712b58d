import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'

/**
 * Stores the order of rows whole, with one of them moved by a place. `ids` are in their order now; the caller holds a lock on
 * it. False if the row is the first or the last already.
 */
export async function placeRow(
  tx: Tx,
  table: 'carriers' | 'categories' | 'collections',
  ids: readonly string[],
  { id, to }: { id: string; to: 'up' | 'down' },
): Promise<boolean> {
  const from = ids.indexOf(id)
  const place = to === 'up' ? from - 1 : from + 1
  if (place < 0 || place >= ids.length) return false
  const ordered = ids.toSpliced(from, 1).toSpliced(place, 0, id)
  await tx.execute(sql`
    update ${sql.identifier(table)} as t set position = w.place::int
    from unnest(${sql.param(ordered)}::uuid[]) with ordinality as w(id, place)
    where t.id = w.id and t.position <> w.place
  `)
  return true
}
