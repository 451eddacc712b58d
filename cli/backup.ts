import { existsSync } from 'node:fs'
import { openFiles } from '#server/start/open-files.ts'
import { writeBackup } from './backup/write-backup.ts'
import { type Command, Failure } from './command.ts'
import { connectShopDatabase, withClient } from './open-for-command.ts'
import { number } from './output.ts'
import { takePositionals } from './parse-arguments.ts'

/** `backup <file>`. */
export const backup: Command = {
  summary: 'Backs up the database and uploaded files to one archive.',
  usage: '<file.tar.gz>',
  about: [
    'Writes a consistent snapshot of every table, unfinished jobs and uploaded files to one archive with mode 600.',
    'The shop may be running. The archive is renamed into place when complete; an existing file is never overwritten.',
    'It contains password hashes, addresses and the secrets of the shop: store it safely.',
  ].join('\n'),
  options: {},
  examples: ['shop-monday.tar.gz', '/var/backups/shop-$(date +%F).tar.gz --data-dir /var/lib/vitrine --json'],

  async run(typed, { readConfig, out, resolvePath }) {
    const [name = ''] = takePositionals('backup', typed, ['an output file'])
    const config = readConfig()
    const file = resolvePath(name)
    if (existsSync(file)) throw new Failure(`${file} already exists. Choose another name.`)
    const startedAt = performance.now()
    const database = await connectShopDatabase(config, out.log)
    const files = await openFiles(config)
    try {
      const { bytes, header, manifest } = await withClient(database.url, (client) =>
        writeBackup(client, { files, file, startProgress: (total) => out.progress('Backing up', total) }),
      )
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
      for (const key of manifest.missing)
        out.log(`Missing file ${key}: it is referenced in the database but not in storage.`)
      out.print(`Wrote ${file}: ${number(facts.rows)} rows, ${number(facts.files)} files, ${number(bytes)} bytes.`)
      return { ok: true, ...facts }
    } finally {
      files.close()
      await database.close()
    }
  },
}
