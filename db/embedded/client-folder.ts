import { createHash } from 'node:crypto'
import { lstatSync, readlinkSync, type Stats, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cliDatabaseMessages } from '#messages/en-US/cli/database.ts'
import { socketPort } from './cluster-folder.ts'
import { StartError } from './start-error.ts'

// The path of a Unix socket has at most 108 bytes on Linux and 104 on macOS, including the final zero.
const maxAddressBytes = 103

/**
 * The folder through which clients reach the socket in `folder`: the folder itself, or a short link to it in the temporary
 * folder if its path is too long for a socket.
 */
export function clientFolder(folder: string): string {
  if (fits(folder)) return folder
  const link = linkOf(folder)
  if (link && linkTo(folder, link)) return link
  throw new StartError(cliDatabaseMessages.pathTooLong(folder))
}

/** Removes the short link, if there is one. */
export function removeClientLink(folder: string): void {
  const link = fits(folder) ? undefined : linkOf(folder)
  if (link && isOurs(lstatSync(link, { throwIfNoEntry: false }))) unlinkSync(link)
}

function linkOf(folder: string): string | undefined {
  const name = `vitrine-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return [tmpdir(), '/tmp'].map((base) => join(base, name)).find(fits)
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= maxAddressBytes
}

/** Trust only our own link: anyone can write to the temporary folder. */
function linkTo(folder: string, link: string): boolean {
  const found = lstatSync(link, { throwIfNoEntry: false })
  if (found && !isOurs(found)) return false
  if (found && readlinkSync(link) === folder) return true
  if (found) unlinkSync(link)
  symlinkSync(folder, link)
  return true
}

function isOurs(found: Stats | undefined): boolean {
  return found?.isSymbolicLink() === true && found.uid === process.getuid?.()
}
