import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { cliMessages } from '#messages/en-US/cli.ts'
import { Failure } from '../command/command.ts'
import type { Manifest } from './format.ts'
import { copyOut, listTables } from './tables.ts'
import { countLines } from './write-backup.ts'

/** Compares row count and checksum of every table with the manifest. */
export async function compareTables(client: pg.ClientBase, { tables: expected }: Manifest): Promise<void> {
  for (const table of await listTables(client)) {
    const { rows, sha256 } = await sumOf(client, copyOut(table))
    const expectedTable = expected[table.name]
    if (expectedTable?.rows === rows && expectedTable.sha256 === sha256) continue
    throw new Failure(cliMessages.tableDiffers(table.name))
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
