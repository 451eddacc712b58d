import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from './client-folder.ts'
import { serverRole, shopRole, socketPort } from './cluster-folder.ts'

export interface EmbeddedAddress {
  /** Connection URL of the shop's own database, as its owner. */
  url: string
  /** Connection URL of any database of the same server, whether it exists or not, as a superuser. */
  urlFor(database: string): string
}

/** The address of the server whose files are in `folder`: its socket, on Windows its port and password. */
export function embeddedAddress(folder: string): EmbeddedAddress {
  const urlAs = process.platform === 'win32' ? loopbackUrl : socketUrl
  return { url: urlAs(folder, shopRole)('vitrine'), urlFor: urlAs(folder, serverRole) }
}

function socketUrl(folder: string, role: string) {
  const query = `host=${encodeURIComponent(clientFolder(folder))}&port=${socketPort}&user=${role}`
  return (database: string) => `postgresql:///${encodeURIComponent(database)}?${query}`
}

function loopbackUrl(folder: string, role: string) {
  const server = `${role}:${passwordOf(folder)}@127.0.0.1:${loopbackPort(folder)}`
  return (database: string) => `postgresql://${server}/${encodeURIComponent(database)}`
}

/** The port of a Windows server, from its process file. */
export function loopbackPort(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3])
}

/** The generated password of both roles of a Windows server. */
export function passwordOf(folder: string): string {
  return readFileSync(passwordFile(folder), 'utf8').trim()
}

/** The file with the generated password of a Windows server. */
export function passwordFile(folder: string): string {
  return join(folder, 'vitrine-password')
}
