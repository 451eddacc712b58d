import { existsSync } from 'node:fs'
import { openFiles } from '#server/start/open-files.ts'
import { writeBackup } from './backup/write-backup.ts'
import { type Command, Failure } from './command.ts'
import { connectShopDatabase, withClient } from './open-for-command.ts'
import { number } from './output.ts'
import { takePositionals } from './parse-arguments.ts'

/** `backup <file>`. */
export const backup: Command = {
  summary: 'Writes everything the shop keeps into one file.',
  usage: '<file.tar.gz>',
  about: [
    'Writes every table, the jobs that are not done, and the uploaded images, as they were at one moment, into one',
    'archive that only you may read. The shop may be open meanwhile. The archive appears under its name when it is whole;',
    'a file that is there already is left alone. It holds passwords (hashed), addresses and secrets of the shop: keep it safe.',
  ].join('\n'),
  options: {},
  examples: ['shop-monday.tar.gz', '/var/backups/shop-$(date +%F).tar.gz --data-dir /var/lib/vitrine --json'],

  async run(typed, { readConfig, out, productPath }) {
    const [name = ''] = takePositionals('backup', typed, ['a file to write'])
    const config = readConfig()
    const file = productPath(name)
    if (existsSync(file)) throw new Failure(`There is a file ${file} already.`)
    const startedAt = performance.now()
    const reached = await connectShopDatabase(config, out.note)
    const files = await openFiles(config)
    try {
      const { bytes, header, manifest } = await withClient(reached.url, (client) =>
        writeBackup(client, { files, file, watch: (total) => out.progress('Backing up', total) }),
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
      for (const key of manifest.missing) out.note(`The file ${key} is named in the books, but was not there.`)
      out.tell(`${file} holds ${number(facts.rows)} rows and ${number(facts.files)} files (${number(bytes)} bytes).`)
      return { ok: true, ...facts }
    } finally {
      files.close()
      await reached.close()
    }
  },
}
