import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { Failure } from '../command.ts'
import type { Manifest } from './format.ts'
import { copyOut, listTables } from './tables.ts'
import { countLines } from './write-backup.ts'

/** Reads every table and sees that it holds, letter by letter, what the backup told of it. */
export async function compareTables(client: pg.ClientBase, { tables: told }: Manifest): Promise<void> {
  for (const table of await listTables(client)) {
    const { rows, sha256 } = await sumOf(client, copyOut(table))
    const wanted = told[table.name]
    if (wanted?.rows === rows && wanted.sha256 === sha256) continue
    throw new Failure(`The table ${table.name} did not become what it was: nothing was changed.`)
  }
}

async function sumOf(client: pg.ClientBase, statement: string): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const chunk of client.query(copyTo(statement)) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    rows += countLines(chunk)
  }
  return { rows, sha256: hash.digest('hex') }
}
