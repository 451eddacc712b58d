import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

/** The given user IDs that exist on this machine, in the same order. */
export function namedAccounts(...wanted: number[]): Account[] {
  const accounts = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([, , uid, gid]) => [Number(uid), { uid: Number(uid), gid: Number(gid) }]),
  )
  return wanted.flatMap((uid) => accounts.get(uid) ?? [])
}

/** The user who ran sudo. */
export function sudoer(): Account | undefined {
  const { SUDO_UID, SUDO_GID } = process.env
  return SUDO_UID && SUDO_GID ? { uid: Number(SUDO_UID), gid: Number(SUDO_GID) } : undefined
}

/** The owner of the nearest parent folder that root does not own. */
export function accountAbove(folder: string): Account | undefined {
  const above = dirname(folder)
  if (above === folder) return undefined
  const { uid, gid } = statSync(above)
  return uid === 0 ? accountAbove(above) : { uid, gid }
}

/**
 * Changes the owner of the cluster folder to the account, and that of the data folder if root owns it and it is closed
 * to others. Returns false if the file system does not allow it.
 */
export function giveFolder(folder: string, account: Account): boolean {
  const dataDir = dirname(folder)
  try {
    if (statSync(folder).uid !== account.uid) chownTree(folder, account)
    const around = statSync(dataDir)
    if (around.uid === 0 && (around.mode & 0o001) === 0) chownSync(dataDir, account.uid, account.gid)
    return true
  } catch {
    return false
  }
}

/** The folder itself comes last, so that an interrupted walk is repeated. */
function chownTree(folder: string, { uid, gid }: Account): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid)
  }
  chownSync(folder, uid, gid)
}
