import { existsSync } from 'node:fs'
import { cliMessages } from '#messages/en-US/cli.ts'
import { openFiles } from '#server/start/open-files.ts'
import { recordForLaunch } from './backup/record-for-launch.ts'
import { writeBackup } from './backup/write-backup.ts'
import { type Command, Failure } from './command/command.ts'
import { number } from './command/output.ts'
import { takePositionals } from './command/parse-arguments.ts'
import { connectShopDatabase, withClient } from './open-for-command.ts'
import { requireFolder } from './require-folder.ts'

/** `backup <file>`. */
export const backup: Command = {
  usage: '<file.tar.gz>',
  options: {},
  examples: ['shop-monday.tar.gz', '/var/backups/shop-$(date +%F).tar.gz --data-dir /var/lib/vitrine --json'],

  async run(typed, { readConfig, out, resolvePath }) {
    const [name = ''] = takePositionals('backup', typed, 1, cliMessages.arguments.outputFile)
    const config = readConfig()
    const file = resolvePath(name)
    if (existsSync(file)) throw new Failure(cliMessages.fileExists(file))
    requireFolder(file)
    const startedAt = performance.now()
    const database = await connectShopDatabase(config, out.log)
    const files = await openFiles(config)
    try {
      const { bytes, header, manifest } = await withClient(database.url, (client) =>
        writeBackup(client, { files, file, startProgress: (total) => out.progress(cliMessages.backingUp, total) }),
      )
      await recordForLaunch(database.url, 'backup', { file, out })
      const tables = Object.values(manifest.tables)
      const facts = {
        file,
        bytes,
        tables: tables.length,
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        jobs: manifest.jobs.rows,
        files: Object.keys(manifest.files).length,
        missing: manifest.missing,
        schema: header.schema.at(-1)?.tag,
        seconds: Math.round(performance.now() - startedAt) / 1_000,
      }
      for (const key of manifest.missing) out.log(cliMessages.missingFile(key))
      out.print(cliMessages.backedUp(file, number(facts.rows), number(facts.files), number(bytes)))
      return { ok: true, ...facts }
    } finally {
      files.close()
      await database.close()
    }
  },
}
