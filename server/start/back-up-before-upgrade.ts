import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import type { Config } from '../config/config.ts'

const kept = 3
const name = /^before-upgrade-.+\.tar\.gz$/

interface Options {
  dataDir: string
  /** The built command line, `shop.js`. */
  commandLine: string
  env?: Record<string, string | undefined>
  report: (line: string) => void
}

/**
 * Writes a backup of the shop to its data folder before a new version migrates it; throws a sentence if it cannot. The
 * last three are kept. It runs as a command of its own, which connects to the database like any other.
 */
export async function backUpBeforeUpgrade({ dataDir, commandLine, env = {}, report }: Options): Promise<void> {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `before-upgrade-${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`)
  report(cliStartMessages.backingUp(file))
  const program = spawn(process.execPath, [...process.execArgv, commandLine, 'backup', file, '--data-dir', dataDir], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(cliStartMessages.backupFailed(said.trim().split('\n').at(-1) ?? ''))
  for (const old of readdirSync(folder)
    .filter((each) => name.test(each))
    .sort()
    .slice(0, -kept)) {
    rmSync(join(folder, old), { force: true })
  }
}

/** How a start makes its backup; the command line is built beside this program, except in builds for tests. */
export function backupOf({ hasBackupBeforeUpgrade, dataDir }: Config, report: (line: string) => void) {
  const commandLine = join(dirname(process.argv[1] ?? ''), 'shop.js')
  if (!hasBackupBeforeUpgrade || !existsSync(commandLine)) return {}
  return { beforeUpgrade: () => backUpBeforeUpgrade({ dataDir, commandLine, report }) }
}
