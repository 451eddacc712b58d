import { readFile, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { fetchImage } from '#adapters/images/fetch-image.ts'
import type { ProductImport } from '#contract/imports/calls.ts'
import { countUnlisted, linesOf } from '#contract/imports/error-lines.ts'
import { productImports } from '#db/tables/imports.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Shop } from '#modules/context.ts'
import { findImport } from '#modules/imports/find-import.ts'
import type { ImageSource } from '#modules/imports/images/bring-images.ts'
import { runImport } from '#modules/imports/run-import.ts'
import { storeImport } from '#modules/imports/store-import.ts'
import { type Command, Failure, UsageError } from './command/command.ts'
import { number, type Progress } from './command/output.ts'
import { takePositionals } from './command/parse-arguments.ts'
import { importShop } from './import-shop.ts'
import { openForCommand } from './open-for-command.ts'

const maxBytes = 200 * 1024 * 1024

/** `import <file.csv | shop.zip>`. */
export const importProducts: Command = {
  usage: '<file.csv | shop.zip> [--dry-run] [--images]',
  options: { 'dry-run': { type: 'boolean' }, images: { type: 'boolean' } },
  examples: ['products.csv --dry-run', 'shopify.csv --images', 'products.csv --json', 'shop.zip'],

  async run(typed, { readConfig, out, resolvePath }) {
    const [name = ''] = takePositionals('import', typed, 1, cliMessages.arguments.csvFile)
    const path = resolvePath(name)
    const isDryRun = typed.options['dry-run'] === true
    if (name.endsWith('.zip')) {
      if (isDryRun) throw new UsageError(cliMessages.dryRunOnlyCsv)
      if (typed.options.images) throw new UsageError(cliMessages.imagesOnlyCsv)
      return importShop(readConfig(), path, out)
    }
    const file = await readTable(path)
    const { shop, close } = await openForCommand(readConfig(), out.log)
    try {
      const importId = await storeImport(shop, { file, isDryRun, actorId: null })
      const progress = out.progress(isDryRun ? cliMessages.reading : cliMessages.importing, 'percent')
      await runWithProgress(shop, importId, progress, typed.options.images === true ? fetchImage : 'none')
      const { productImport: done } = await findImport(shop, { importId })
      progress.end()
      const { state, lines, created, changed, unchanged, errors, errorCount, notes } = done
      const facts = { isDryRun, lines, created, changed, unchanged, errorCount, errors, notes }
      if (state !== 'done') {
        for (const error of errors) out.log(sentenceOf(error))
        const more = countUnlisted(done)
        if (more > 0) out.log(cliMessages.moreErrors(number(more)))
        throw new Failure(cliMessages.nothingImported, { facts })
      }
      for (const note of notes) out.log(sentenceOf(note))
      const counts = [number(lines), number(created), number(changed), number(unchanged)] as const
      out.print(isDryRun ? cliMessages.dryRun(...counts) : cliMessages.imported(...counts))
      return { ok: true, ...facts }
    } finally {
      await close()
    }
  },
}

const sentenceOf = (found: ProductImport['errors'][number]) =>
  cliMessages.importError(linesOf(found), found.count === 1, found.column, found.message)

async function readTable(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new Failure(cliMessages.fileNotFound(path))
  if (found.size > maxBytes) throw new Failure(cliMessages.fileTooLarge(path, maxBytes / 1024 / 1024))
  return readFile(path)
}

/** Runs the import in this process and shows its progress. */
async function runWithProgress(shop: Shop, importId: string, progress: Progress, images: ImageSource): Promise<void> {
  const done = new AbortController()
  let shown = 0
  const watch = async () => {
    while (!done.signal.aborted) {
      const [row] = await shop.db
        .select({ progress: productImports.progress })
        .from(productImports)
        .where(eq(productImports.id, importId))
      const percent = Math.floor((row?.progress ?? 0) * 100)
      progress.step(percent - shown)
      shown = percent
      await wait(300, undefined, { signal: done.signal }).catch(() => {})
    }
  }
  const watching = watch()
  try {
    await runImport(shop, { importId }, images)
    progress.step(100 - shown)
  } finally {
    done.abort()
    await watching
  }
}
