import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Shop } from '#modules/context.ts'
import { exportProducts as nextProducts } from '#modules/imports/export-products.ts'
import { exportOrders as nextOrders } from '#modules/order-table/export-orders.ts'
import { type Command, Failure, UsageError } from './command/command.ts'
import { number } from './command/output.ts'
import { exportShop } from './export-shop.ts'
import { openForCommand } from './open-for-command.ts'
import { requireFolder } from './require-folder.ts'

/** `export [file.csv | shop.zip]`. */
export const exportTable: Command = {
  usage: '[file.csv | shop.zip] [--orders]',
  options: { orders: { type: 'boolean' } },
  examples: ['products.csv', 'shop.zip', '--orders > orders.csv', 'orders.csv --orders --json'],

  async run(typed, { readConfig, out, resolvePath }) {
    const { positionals, options } = typed
    const [name, more] = positionals
    if (more !== undefined) throw new UsageError(cliMessages.unexpectedArgument(more))
    if (options.json && !name) throw new UsageError(cliMessages.exportNeedsFile)
    if (name?.endsWith('.zip')) {
      if (options.orders) throw new UsageError(cliMessages.ordersAsCsv)
      return exportShop(readConfig(), resolvePath(name), out)
    }
    const what = options.orders ? 'orders' : 'products'
    const { shop, close } = await openForCommand(readConfig(), out.log)
    try {
      // Excel reads a file as UTF-8 only if it starts with a byte order mark.
      const parts = options.orders ? orderParts(shop) : productParts(shop)
      if (!name) {
        await out.write('\uFEFF')
        for await (const part of parts) await out.write(part)
        return { ok: true }
      }
      const file = resolvePath(name)
      const bytes = await writeAtomically(file, parts)
      out.print(cliMessages.exported[what](file, number(bytes)))
      return { ok: true, what, file, bytes }
    } finally {
      await close()
    }
  },
}

async function* productParts(shop: Shop): AsyncGenerator<string> {
  let part = await nextProducts(shop, {})
  yield part.csv
  while (part.next !== null) {
    part = await nextProducts(shop, { after: part.next })
    yield part.csv
  }
}

async function* orderParts(shop: Shop): AsyncGenerator<string> {
  const ctx = { db: shop.db, settings: shop.settings, caller: null }
  let part = await nextOrders(ctx, {})
  yield part.csv
  while (part.next !== null) {
    part = await nextOrders(ctx, { after: part.next })
    yield part.csv
  }
}

/** Writes a file and renames it into place when complete; returns its size in bytes. */
async function writeAtomically(file: string, parts: AsyncIterable<string>): Promise<number> {
  if (existsSync(file)) throw new Failure(cliMessages.fileExists(file))
  requireFolder(file)
  const draft = `${file}.${randomUUID()}.tmp`
  const removeDraft = () => rmSync(draft, { force: true })
  process.once('exit', removeDraft)
  let handle: FileHandle | null = null
  try {
    handle = await open(draft, 'wx', 0o600)
    await handle.write('\uFEFF')
    for await (const part of parts) await handle.write(part)
    await handle.sync()
    const { size } = await handle.stat()
    await rename(draft, file)
    return size
  } finally {
    await handle?.close()
    removeDraft()
    process.off('exit', removeDraft)
  }
}
