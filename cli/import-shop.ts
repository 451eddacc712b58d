import { existsSync } from 'node:fs'
import { knownMigrations } from '#db/migration-state.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Config } from '#server/config/config.ts'
import { Failure } from './command/command.ts'
import { number, type Output } from './command/output.ts'
import { openForCommand, withClient } from './open-for-command.ts'
import { loadShopFile } from './shop-file/load-shop-file.ts'
import { openShopFile } from './shop-file/open-shop-file.ts'

/** `import shop.zip`, into a shop without products and orders. */
export async function importShop(config: Config, file: string, out: Output) {
  if (!existsSync(file)) throw new Failure(cliMessages.fileNotFound(file))
  const from = await openShopFile(file, knownMigrations().at(-1)?.when ?? 0)
  try {
    const { shop, url, close } = await openForCommand(config, out.log)
    try {
      const { files, enqueue } = shop
      const startProgress = (total: number) => out.progress(cliMessages.importing, total)
      await withClient(url, (client) => loadShopFile(client, { from, files, enqueue, startProgress }))
    } finally {
      await close()
    }
    out.print(cliMessages.importedShop(from.header.createdAt, number(from.keys.length)))
    return { ok: true, what: 'shop', madeAt: from.header.createdAt, images: from.keys.length }
  } finally {
    from.close()
  }
}
