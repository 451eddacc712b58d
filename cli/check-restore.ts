import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { diskFiles } from '#adapters/files/disk.ts'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Config } from '#server/config/config.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { loggerOptions } from '#server/log/log.ts'
import type { Checked } from './backup/check-backup.ts'
import { loadBackup } from './backup/load-backup.ts'
import { recordForLaunch } from './backup/record-for-launch.ts'
import type { Output } from './command/output.ts'
import { connectShopDatabase } from './open-for-command.ts'

/**
 * Restores a backup into a temporary shop of its own, which compares every table and image, removes it again, and records in
 * the shop that its backup can be restored.
 */
export async function checkRestore(config: Config, file: string, { checked, out }: { checked: Checked; out: Output }) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-restore-'))
  try {
    const server = await startEmbeddedServer({ dataDir: folder })
    const files = diskFiles(join(folder, 'files'))
    const log = pino(loggerOptions(config.logLevel), pino.destination(2))
    try {
      await loadBackup({
        ...checked,
        url: server.url,
        file,
        files,
        openQueue: () => openJobQueue(server.url, log),
        startProgress: (total) => out.progress(cliMessages.restoring, total),
      })
    } finally {
      files.close()
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const database = await connectShopDatabase(config, out.log)
  try {
    await recordForLaunch(database.url, 'restore', { file, out })
  } finally {
    await database.close()
  }
  const tables = Object.values(checked.manifest.tables)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return {
    ok: true,
    isCheck: true,
    rows,
    files: Object.keys(checked.manifest.files).length,
    madeAt: checked.header.createdAt,
  }
}
