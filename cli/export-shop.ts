import { existsSync } from 'node:fs'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Config } from '#server/config/config.ts'
import { openFiles } from '#server/start/open-files.ts'
import { Failure } from './command/command.ts'
import { number, type Output } from './command/output.ts'
import { connectShopDatabase, withClient } from './open-for-command.ts'
import { requireFolder } from './require-folder.ts'
import { writeShopFile } from './shop-file/write-shop-file.ts'

/** `export shop.zip`: the shop without personal data. */
export async function exportShop(config: Config, file: string, out: Output) {
  if (existsSync(file)) throw new Failure(cliMessages.fileExists(file))
  requireFolder(file)
  const database = await connectShopDatabase(config, out.log)
  const files = await openFiles(config)
  try {
    const { bytes, header, images } = await withClient(database.url, (client) =>
      writeShopFile(client, { files, file, startProgress: (total) => out.progress(cliMessages.exporting, total) }),
    )
    out.print(cliMessages.exported.shop(file, number(images), number(bytes)))
    return { ok: true, what: 'shop', file, bytes, images, tables: header.tables.length }
  } finally {
    files.close()
    await database.close()
  }
}
