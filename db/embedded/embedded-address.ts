import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from './client-folder.ts'
import { embeddedRole, socketPort } from './cluster-folder.ts'

export interface EmbeddedAddress {
  /** Connection URL of the shop's own database. */
  url: string
  /** Connection URL of any database of the same server, whether it exists or not. */
  urlFor(database: string): string
}

/** The address of the server whose files are in `folder`: its socket, on Windows its port and password. */
export function embeddedAddress(folder: string): EmbeddedAddress {
  const urlFor = process.platform === 'win32' ? loopbackUrl(folder) : socketUrl(folder)
  return { url: urlFor('vitrine'), urlFor }
}

function socketUrl(folder: string) {
  const query = `host=${encodeURIComponent(clientFolder(folder))}&port=${socketPort}&user=${embeddedRole}`
  return (database: string) => `postgresql:///${encodeURIComponent(database)}?${query}`
}

function loopbackUrl(folder: string) {
  const password = readFileSync(passwordFile(folder), 'utf8').trim()
  const server = `${embeddedRole}:${password}@127.0.0.1:${loopbackPort(folder)}`
  return (database: string) => `postgresql://${server}/${encodeURIComponent(database)}`
}

/** The port of a Windows server, from its process file. */
export function loopbackPort(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3])
}

/** The file with the generated password of a Windows server. */
export function passwordFile(folder: string): string {
  return join(folder, 'vitrine-password')
}
