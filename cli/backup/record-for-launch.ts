import { basename } from 'node:path'
import { openDatabase } from '#db/open-database.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import { recordPassed } from '#modules/launch/launch-record.ts'
import type { Output } from '../command/output.ts'

/** Records in the shop that a backup was made or restored, for its launch checklist. A backup is good without. */
export async function recordForLaunch(
  url: string,
  name: 'backup' | 'restore',
  { file, out }: { file: string; out: Output },
): Promise<void> {
  const db = openDatabase(url, { connections: 1 })
  try {
    await recordPassed(db, name, basename(file))
  } catch {
    out.log(cliMessages.notRecorded)
  } finally {
    await db.$client.end()
  }
}
