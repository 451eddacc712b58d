import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import type { Shop } from '#modules/context.ts'
import { exportProducts as nextProducts } from '#modules/imports/export-products.ts'
import { exportOrders as nextOrders } from '#modules/orders/export-orders.ts'
import { type Command, Failure, UsageError } from './command.ts'
import { openForCommand } from './open-for-command.ts'
import { number } from './output.ts'

/** `export [file.csv]`. */
export const exportTable: Command = {
  summary: 'Exports products or orders as CSV.',
  usage: '[file.csv] [--orders]',
  about: [
    'Writes to stdout if no file is given. `import` reads the exported products; importing them unchanged has no effect.',
    'Orders contain names and addresses, and exporting them is recorded in the audit log.',
    'An existing file is never overwritten; a new one has mode 600.',
  ].join('\n'),
  options: { orders: { type: 'boolean', help: 'Export orders, newest first, instead of products.' } },
  examples: ['products.csv', '--orders > orders.csv', 'orders.csv --orders --json'],

  async run(typed, { readConfig, out, resolvePath }) {
    const { positionals, options } = typed
    const [name, more] = positionals
    if (more !== undefined) throw new UsageError(`Unexpected argument “${more}”.`)
    if (options.json && !name)
      throw new UsageError('export --json needs a file, because the JSON object goes to stdout.')
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
      out.print(`Exported ${what} to ${file} (${number(bytes)} bytes).`)
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
  if (existsSync(file)) throw new Failure(`${file} already exists. Choose another name.`)
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
