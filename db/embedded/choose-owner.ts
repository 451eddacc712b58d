import { spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { cliDatabaseMessages } from '#messages/en-US/cli/database.ts'
import { type Account, accountAbove, giveFolder, namedAccounts, sudoer } from './accounts.ts'
import type { Binaries } from './find-binaries.ts'
import { StartError } from './start-error.ts'

/** How to start PostgreSQL's programs: the wrapper command and the user. */
export interface Owner {
  wrapper: string[]
  uid?: number
  gid?: number
}

const asWeAre: Owner = { wrapper: [] }

/**
 * Finds a way to run PostgreSQL on `folder`. PostgreSQL refuses root, and initdb refuses a user without a name: such
 * users run it in a user namespace as an ordinary user, or root gives the folder to one.
 */
export function chooseOwner(folder: string, { postgres }: Binaries): Owner {
  refuseIfBroken(postgres)
  if (process.platform === 'win32') return asWeAre

  const isRoot = process.getuid?.() === 0
  if (!isRoot) refuseIfForeign(folder)
  const owner = isRoot ? chooseForRoot(folder, postgres) : choices().find((choice) => canRun(choice, folder, postgres))
  if (owner) return owner
  throw new StartError(cliDatabaseMessages[isRoot ? 'refusesRoot' : 'refusesNameless'](dirname(folder), postgres))
}

function refuseIfBroken(postgres: string): void {
  const { status, error, stderr } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  const reason = (error?.message ?? stderr ?? '').trim().split('\n')[0] ?? ''
  throw new StartError(cliDatabaseMessages.cannotRun(reason))
}

function refuseIfForeign(folder: string): void {
  if (statSync(folder).uid === process.getuid?.()) return
  throw new StartError(cliDatabaseMessages.otherOwner(folder))
}

function choices(): Owner[] {
  return isNamed() ? [asWeAre] : namespaces()
}

function isNamed(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** The folder keeps its owner; root's own folder stays root's where namespaces are allowed. */
function chooseForRoot(folder: string, postgres: string): Owner | undefined {
  const before = statSync(folder)
  const dataDir = statSync(dirname(folder))
  const owners = [before, dataDir]
  const others = [accountAbove(dirname(folder)), sudoer(), ...namedAccounts(1000, 65534)]
  const all = [...owners.flatMap(dropTo), ...namespaces(), ...others.flatMap(dropTo)]

  const owner = all.find((choice) => {
    return giveFolder(folder, { uid: choice.uid ?? 0, gid: choice.gid ?? 0 }) && canRun(choice, folder, postgres)
  })
  if (owner) return owner
  giveFolder(folder, before)
  chownSync(dirname(folder), dataDir.uid, dataDir.gid)
  return undefined
}

function dropTo(account: Account | undefined): Owner[] {
  return account && account.uid !== 0 ? [{ wrapper: [], uid: account.uid, gid: account.gid }] : []
}

/** The mapped user must have a name on this machine: initdb looks it up. */
function namespaces(): Owner[] {
  const [account] = namedAccounts(1000, 1, 65534)
  if (process.platform !== 'linux' || !account) return []
  return [{ wrapper: ['unshare', '--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`] }]
}

function canRun({ wrapper, ...identity }: Owner, folder: string, postgres: string): boolean {
  const script = 'cd "$0" && test -w . && id -un && "$1" --version'
  const [program = 'sh', ...rest] = [...wrapper, 'sh', '-c', script, folder, postgres]
  return spawnSync(program, rest, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0
}
