import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

export interface Pooler {
  port: number
  stop(): Promise<void>
}

// PgBouncer refuses root. Source: pgbouncer(1).
const nobody = 65_534

/** Starts PgBouncer in transaction mode in front of every database of a server; it must be installed. */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pooler-'))
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, settingsFor(new pg.Client({ connectionString: serverUrl }), port))
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const path of [folder, file]) await chown(path, nobody, nobody)

  const program = spawn('pgbouncer', ['-q', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) },
    ...(isRoot && { uid: nobody, gid: nobody }),
  })
  const ended = once(program, 'exit')
  await Promise.race([answer(port), ended.then(([code]) => Promise.reject(new Error(`PgBouncer ended with ${code}.`)))])
  return {
    port,
    async stop() {
      program.kill('SIGINT')
      await Promise.race([ended, once(AbortSignal.timeout(5_000), 'abort')])
      program.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
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
