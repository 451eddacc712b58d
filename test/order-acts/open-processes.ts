import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { callRoutes } from '../../contract/call-routes-plugin.ts'
import { messagesPlugin } from '../../messages/messages-plugin.ts'

/** Servers of the shop in processes of their own. */
export interface Processes {
  origins: string[]
  /** What they logged as errors. */
  output(): string
  close(): Promise<void>
}

/** Starts a number of processes on one database. They are built first, since most of what a start from the sources takes is reading them. */
export async function openProcesses(databaseUrl: string, count: number): Promise<Processes> {
  // Beside the build, where packages are found.
  const outDir = join('build', `processes-${process.pid}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-processes-'))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [callRoutes(), messagesPlugin()],
    build: { ssr: 'test/order-acts/serve.ts', outDir, emptyOutDir: true, minify: false },
  })
  let output = ''
  const children: ChildProcess[] = []
  const origins = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const port = String(await freePort())
      const origin = `http://127.0.0.1:${port}`
      const child = fork(join(outDir, 'serve.js'), {
        execArgv: [],
        env: {
          ...process.env,
          ...{ PORT: port, HOST: '127.0.0.1', PUBLIC_ORIGIN: origin, TRUST_PROXY: '1' },
          ...{ DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, String(at)), SEED: '0', LOG_LEVEL: 'error' },
          NODE_ENV: 'production',
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          output += text
        })
      }
      children.push(child)
      const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
      if (message !== 'open') throw new Error(`A process of the shop did not start: ${output}`)
      return origin
    }),
  )
  return {
    origins,
    output: () => output,
    async close() {
      await Promise.all(
        children.map(async (child) => {
          const ended = once(child, 'exit')
          child.disconnect()
          await ended
        }),
      )
      await rm(outDir, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
