import { existsSync } from 'node:fs'
import pino from 'pino'
import { cliMessages } from '#messages/en-US/cli.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { loggerOptions } from '#server/log/log.ts'
import { openFiles } from '#server/start/open-files.ts'
import { checkBackup } from './backup/check-backup.ts'
import { loadBackup } from './backup/load-backup.ts'
import { renewLostSecrets } from './backup/renew-lost-secrets.ts'
import { checkRestore } from './check-restore.ts'
import { type Command, Failure } from './command/command.ts'
import { number } from './command/output.ts'
import { takePositionals } from './command/parse-arguments.ts'
import { connectDatabase } from './open-for-command.ts'

/** `restore <file>`. */
export const restore: Command = {
  usage: '<file.tar.gz> [--check]',
  options: { check: { type: 'boolean' } },
  examples: [
    'shop-monday.tar.gz --data-dir /var/lib/vitrine-new',
    'shop-monday.tar.gz --check',
    'shop-monday.tar.gz --data-dir ./drill --json',
  ],

  async run(typed, { readConfig, out, resolvePath }) {
    const [name = ''] = takePositionals('restore', typed, 1, cliMessages.arguments.backupFile)
    const config = readConfig()
    const file = resolvePath(name)
    if (!existsSync(file)) throw new Failure(cliMessages.fileNotFound(file))
    const startedAt = performance.now()
    out.log(cliMessages.checkingBackup)
    const checked = await checkBackup(file)
    if (typed.options.check === true) {
      const outcome = await checkRestore(config, file, { checked, out })
      out.print(cliMessages.restoreChecked(outcome.madeAt, number(outcome.rows), number(outcome.files)))
      return outcome
    }
    const database = await connectDatabase(config, out.log)
    const files = await openFiles(config)
    try {
      const log = pino(loggerOptions(config.logLevel), pino.destination(2))
      const { jobs } = await loadBackup({
        ...checked,
        url: database.url,
        file,
        files,
        openQueue: () => openJobQueue(database.url, log),
        startProgress: (total) => out.progress(cliMessages.restoring, total),
      })
      if (await renewLostSecrets(database.url, config)) out.log(cliMessages.restoredWithoutKey)
      const { header, manifest } = checked
      const tables = Object.values(manifest.tables)
      const facts = {
        tables: tables.length,
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        jobs,
        files: Object.keys(manifest.files).length,
        missing: manifest.missing,
        madeAt: header.createdAt,
        schema: header.schema.at(-1)?.tag,
        seconds: Math.round(performance.now() - startedAt) / 1_000,
      }
      out.print(cliMessages.restored(header.createdAt, number(facts.rows), number(facts.files)))
      return { ok: true, ...facts }
    } finally {
      files.close()
      await database.close()
    }
  },
}
