import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { diskFiles } from '#adapters/files/disk.ts'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { knownMigrations } from '#db/migration-state.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Config } from '#server/config/config.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { loggerOptions } from '#server/log/log.ts'
import { openFiles } from '#server/start/open-files.ts'
import { checkBackup } from './backup/check-backup.ts'
import { loadBackup } from './backup/load-backup.ts'
import { renewLostSecrets } from './backup/renew-lost-secrets.ts'
import { writeBackup } from './backup/write-backup.ts'
import { type Command, Failure, UsageError } from './command/command.ts'
import type { Output } from './command/output.ts'
import { takePositionals } from './command/parse-arguments.ts'
import { connectShopDatabase, withClient } from './open-for-command.ts'
import { choosePaths, listPaths } from './upgrade/choose-paths.ts'
import { openScratchShop } from './upgrade/open-scratch-shop.ts'
import { differences, type ReadPage, readPages } from './upgrade/read-pages.ts'

const pageCount = 20
const shownLines = 5

/** `upgrade --check`. */
export const upgrade: Command = {
  usage: '--check',
  options: { check: { type: 'boolean' }, running: { type: 'string', value: 'url' } },
  examples: ['--check', '--check --running http://localhost:3000 --data-dir /var/lib/vitrine'],

  async run(typed, { readConfig, out }) {
    takePositionals('upgrade', typed, 0)
    if (typed.options.check !== true) throw new UsageError(cliMessages.upgradeNeedsCheck)
    const { running } = typed.options
    const isAddress = running === undefined || (typeof running === 'string' && URL.canParse(running))
    if (!isAddress) throw new UsageError(cliMessages.runningInvalid)
    const config = readConfig()
    const origin = typeof running === 'string' ? new URL(running).origin : `http://localhost:${config.port}`
    await requireShop(origin)

    const paths = choosePaths(await listPaths(origin), pageCount)
    const before = await readPages(origin, paths)
    const { after, pending } = await rehearse(config, paths, out)
    const compared = before.map((page, at) => compare(page, after[at]))
    for (const page of compared) printPage(page, out)
    const broken = compared.filter(({ isBroken }) => isBroken).length
    const different = compared.filter(({ gone, added }) => gone.length + added.length > 0).length
    out.print(cliMessages.upgradeChecked(pending, compared.length, different, broken))
    return { ok: broken === 0, migrations: pending, pages: compared }
  },
}

async function requireShop(origin: string): Promise<void> {
  const isThere = await fetch(`${origin}/readyz`).then(
    () => true,
    () => false,
  )
  if (!isThere) throw new Failure(cliMessages.upgradeNeedsShop(origin))
}

/** Backs the shop up into a scratch folder, restores it there with every migration, and reads its pages in this version. */
async function rehearse(config: Config, paths: readonly string[], out: Output) {
  const scratch = await mkdtemp(join(tmpdir(), 'vitrine-upgrade-'))
  try {
    const file = join(scratch, 'shop.tar.gz')
    await backUp(config, file, out)
    const dataDir = join(scratch, 'data')
    const applied = await restore(config, file, { dataDir, out })
    out.log(cliMessages.startingScratch)
    const shop = await openScratchShop(config, dataDir)
    try {
      return { after: await readPages(shop.origin, paths), pending: knownMigrations().length - applied }
    } finally {
      await shop.close()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function backUp(config: Config, file: string, out: Output): Promise<void> {
  const database = await connectShopDatabase(config, out.log)
  const files = await openFiles(config)
  try {
    const startProgress = (total: number) => out.progress(cliMessages.backingUp, total)
    await withClient(database.url, (client) => writeBackup(client, { files, file, startProgress }))
  } finally {
    files.close()
    await database.close()
  }
}

/** Returns how many migrations the shop had. */
async function restore(config: Config, file: string, { dataDir, out }: { dataDir: string; out: Output }) {
  const checked = await checkBackup(file)
  const server = await startEmbeddedServer({ dataDir })
  const files = diskFiles(join(dataDir, 'files'))
  const log = pino(loggerOptions(config.logLevel), pino.destination(2))
  try {
    await loadBackup({
      ...checked,
      // The copy must not do the work of the shop, such as sending its emails.
      jobs: [],
      url: server.url,
      file,
      files,
      openQueue: () => openJobQueue(server.url, log),
      startProgress: (total) => out.progress(cliMessages.restoring, total),
    })
    await renewLostSecrets(server.url, { ...config, dataDir, databaseUrl: null })
  } finally {
    files.close()
    await server.stop()
  }
  return checked.header.schema.length
}

interface Compared {
  path: string
  before: number
  after: number
  isBroken: boolean
  gone: string[]
  added: string[]
}

function compare({ path, status: before, lines }: ReadPage, now: ReadPage | undefined): Compared {
  const after = now?.status ?? 0
  return { path, before, after, isBroken: before < 400 && after >= 400, ...differences(lines, now?.lines ?? []) }
}

function printPage({ path, before, after, isBroken, gone, added }: Compared, out: Output): void {
  out.print(`${isBroken ? '✗' : gone.length + added.length > 0 ? '·' : '✓'} ${path}`)
  if (before !== after) out.print(`    ${before} → ${after}`)
  for (const line of gone.slice(0, shownLines)) out.print(`    - ${line}`)
  for (const line of added.slice(0, shownLines)) out.print(`    + ${line}`)
}
