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
  summary: 'Writes the products, or the orders, as CSV.',
  usage: '[file.csv] [--orders]',
  about: [
    'Without a file the table comes on stdout. Products are written as `import` reads them: brought in again, they change',
    'nothing. Orders carry names and addresses; that they were taken along is written down in the activity list.',
    'A file that is there already is left alone; a new one only you may read.',
  ].join('\n'),
  options: { orders: { type: 'boolean', help: 'The orders, newest first, instead of the products.' } },
  examples: ['products.csv', '--orders > orders.csv', 'orders.csv --orders --json'],

  async run(typed, { readConfig, out, productPath }) {
    const { words, options } = typed
    const [name, more] = words
    if (more !== undefined) throw new UsageError(`export has no use for “${more}”.`)
    if (options.json && !name) throw new UsageError('export --json needs a file: stdout is for the object.')
    const what = options.orders ? 'orders' : 'products'
    const { shop, close } = await openForCommand(readConfig(), out.note)
    try {
      // Spreadsheets know by its first sign that a file is UTF-8.
      const parts = options.orders ? orderParts(shop) : productParts(shop)
      if (!name) {
        await out.pour('\uFEFF')
        for await (const part of parts) await out.pour(part)
        return { ok: true }
      }
      const file = productPath(name)
      const bytes = await writeWhole(file, parts)
      out.tell(`${file} holds the ${what} (${number(bytes)} bytes).`)
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
  const ctx = { db: shop.db, caller: null }
  let part = await nextOrders(ctx, {})
  yield part.csv
  while (part.next !== null) {
    part = await nextOrders(ctx, { after: part.next })
    yield part.csv
  }
}

/** Writes a file that appears under its name when it is whole; answers its size. */
async function writeWhole(file: string, parts: AsyncIterable<string>): Promise<number> {
  if (existsSync(file)) throw new Failure(`There is a file ${file} already.`)
  const draft = `${file}.${randomUUID()}.tmp`
  const forget = () => rmSync(draft, { force: true })
  process.once('exit', forget)
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
    forget()
    process.off('exit', forget)
  }
}
