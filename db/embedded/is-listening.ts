import { connect, type NetConnectOpts } from 'node:net'
import { join } from 'node:path'
import { clientFolder } from './client-folder.ts'
import { socketPort } from './cluster-folder.ts'
import { loopbackPort } from './embedded-address.ts'

/** Whether a server accepts connections for the cluster in `folder`, including one whose process we cannot see. */
export async function isListening(folder: string): Promise<boolean> {
  const at: NetConnectOpts =
    process.platform === 'win32'
      ? { host: '127.0.0.1', port: loopbackPort(folder) }
      : { path: join(clientFolder(folder), `.s.PGSQL.${socketPort}`) }
  return new Promise((resolve) => {
    const socket = connect(at)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
