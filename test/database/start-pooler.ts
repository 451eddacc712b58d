import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

export interface Pooler {
  port: number
  stop(): Promise<void>
}

// PgBouncer refuses root, who still has to reach the socket of the embedded server. Source: pgbouncer(1).
const asNobody = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

/** Starts PgBouncer in transaction mode in front of every database of a server; it must be installed. */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pooler-'))
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, settingsFor(new pg.Client({ connectionString: serverUrl }), port))
  const [command = 'pgbouncer', ...rest] = [...(process.getuid?.() === 0 ? asNobody : []), 'pgbouncer', '-q', file]
  const program = spawn(command, rest, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) },
  })
  const ended = once(program, 'exit')
  const stop = async () => {
    program.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await Promise.race([
      answer(port),
      ended.then(([code]) => Promise.reject(new Error(`PgBouncer ended with ${code}.`))),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return { port, stop }
}

function settingsFor({ host, port, user = '', password }: pg.Client, ownPort: number): string {
  const secret = typeof password === 'string' ? ` password=${password}` : ''
  return `
[databases]
* = host=${host} port=${port} user=${user}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
server_idle_timeout = 5
server_login_retry = 1
query_wait_timeout = 10
`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Resolves once the pooler connects to the server. */
async function answer(port: number): Promise<void> {
  for (const until = Date.now() + 10_000; ; ) {
    const client = new pg.Client({ connectionString: `postgresql://pooled@127.0.0.1:${port}/postgres` })
    try {
      await client.connect()
      await client.query('select')
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      await client.end().catch(() => {})
    }
  }
}
