import { readFile, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { productImports } from '#db/tables/imports.ts'
import type { Shop } from '#modules/context.ts'
import { findImport } from '#modules/imports/find-import.ts'
import { runImport } from '#modules/imports/run-import.ts'
import { storeImport } from '#modules/imports/store-import.ts'
import { type Command, Failure } from './command.ts'
import { openForCommand } from './open-for-command.ts'
import { number, type Progress } from './output.ts'
import { takePositionals } from './parse-arguments.ts'

const mostBytes = 200 * 1024 * 1024

/** `import <file.csv>`. */
export const importProducts: Command = {
  summary: 'Brings a CSV file of products in: all of it, or nothing.',
  usage: '<file.csv> [--dry-run]',
  about: [
    'Reads a file with a line for each color and size, as `export` writes it. Products are known by their SKU: what is in',
    'the file is added or changed, nothing is taken away. Where a line is wrong, every mistake is named and nothing changes.',
  ].join('\n'),
  options: { 'dry-run': { type: 'boolean', help: 'Only says what would happen.' } },
  examples: ['products.csv --dry-run', 'products.csv --json'],

  async run(typed, { readConfig, out, productPath }) {
    const [name = ''] = takePositionals('import', typed, ['a CSV file'])
    const path = productPath(name)
    const file = await readTable(path)
    const isDryRun = typed.options['dry-run'] === true
    const { shop, close } = await openForCommand(readConfig(), out.note)
    try {
      const importId = await storeImport(shop, { file, isDryRun, actorId: null })
      const progress = out.progress(isDryRun ? 'Reading' : 'Importing', 'percent')
      await runWatched(shop, importId, progress)
      const { productImport: done } = await findImport(shop, { importId })
      progress.end()
      const { state, lines, created, changed, unchanged, errors, errorCount } = done
      const facts = { isDryRun, lines, created, changed, unchanged, errorCount, errors }
      if (state !== 'done') {
        for (const { line, column, message } of errors) out.note(`Line ${line}${column && `, ${column}`}: ${message}`)
        if (errorCount > errors.length) out.note(`… and ${number(errorCount - errors.length)} more.`)
        throw new Failure('Nothing was changed: please correct the file.', { facts })
      }
      const would = isDryRun ? 'would be' : 'were'
      out.tell(
        `${number(lines)} lines: ${number(created)} products ${would} added, ${number(changed)} changed, ${number(unchanged)} left as they are.`,
      )
      return { ok: true, ...facts }
    } finally {
      await close()
    }
  },
}

async function readTable(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new Failure(`There is no file ${path}.`)
  if (found.size > mostBytes)
    throw new Failure(`${path} is larger than ${mostBytes / 1024 / 1024} MB: cut it in parts.`)
  return readFile(path)
}

/** Runs the import here, whether a shop is open beside or not, and shows how far it says it is. */
async function runWatched(shop: Shop, importId: string, progress: Progress): Promise<void> {
  const over = new AbortController()
  let seen = 0
  const watch = async () => {
    while (!over.signal.aborted) {
      const [row] = await shop.db
        .select({ progress: productImports.progress })
        .from(productImports)
        .where(eq(productImports.id, importId))
      const percent = Math.floor((row?.progress ?? 0) * 100)
      progress.step(percent - seen)
      seen = percent
      await wait(300, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  const watching = watch()
  try {
    await runImport(shop, { importId })
    progress.step(100 - seen)
  } finally {
    over.abort()
    await watching
  }
}
