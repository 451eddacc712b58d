import { existsSync } from 'node:fs'
import pino from 'pino'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { loggerOptions } from '#server/log/log.ts'
import { openFiles } from '#server/start/open-files.ts'
import { checkBackup } from './backup/check-backup.ts'
import { loadBackup } from './backup/load-backup.ts'
import { type Command, Failure } from './command.ts'
import { connectDatabase } from './open-for-command.ts'
import { number } from './output.ts'
import { takePositionals } from './parse-arguments.ts'

/** `restore <file>`. */
export const restore: Command = {
  summary: 'Fills an empty shop with what a backup holds.',
  usage: '<file.tar.gz>',
  about: [
    'Reads the whole backup first and changes nothing where it is damaged or of a newer version. Then fills an empty shop',
    '(a new data folder, or an empty database at DATABASE_URL) in one transaction, compares every table with the backup,',
    'and brings the database up to date. Jobs that were not done are asked for anew: a mail that waited is sent when the',
    'restored shop opens. To try a backup without writing to anybody, open the restored shop without SMTP_URL.',
  ].join('\n'),
  options: {},
  examples: ['shop-monday.tar.gz --data-dir /var/lib/vitrine-new', 'shop-monday.tar.gz --data-dir ./drill --json'],

  async run(typed, { readConfig, out, productPath }) {
    const [name = ''] = takePositionals('restore', typed, ['the file of a backup'])
    const config = readConfig()
    const file = productPath(name)
    if (!existsSync(file)) throw new Failure(`There is no file ${file}.`)
    const startedAt = performance.now()
    out.note('Checking the backup …')
    const checked = await checkBackup(file)
    const reached = await connectDatabase(config, out.note)
    const files = await openFiles(config)
    try {
      const log = pino(loggerOptions(config.logLevel), pino.destination(2))
      const { jobs } = await loadBackup({
        ...checked,
        url: reached.url,
        file,
        files,
        openQueue: () => openJobQueue(reached.url, log),
        watch: (total) => out.progress('Restoring', total),
      })
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
      out.tell(
        `The shop is as it was at ${header.createdAt}: ${number(facts.rows)} rows and ${number(facts.files)} files, all compared.`,
      )
      return { ok: true, ...facts }
    } finally {
      files.close()
      await reached.close()
    }
  },
}
