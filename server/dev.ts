import { once } from 'node:events'
import { createServer } from 'node:http'
import inspector from 'node:inspector'
import { readConfig } from './config/config.ts'
import { type DevLoop, startDevLoop } from './dev/dev-loop.ts'

/** What `npm run dev` runs: the shop from its sources; every edit takes effect when it is saved. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  openInspector(process.argv.slice(2))
  // Stack traces show the source files of what Vite compiled.
  process.setSourceMapsEnabled(true)

  const { promise: whenStarted, resolve: started } = Promise.withResolvers<DevLoop>()
  const server = createServer(async (request, response) => (await whenStarted).handle(request, response))
  server.listen(config.port, config.host)
  await once(server, 'listening')
  const loop = await startDevLoop(config, server, (line) => console.log(line))
  started(loop)
  process.on('uncaughtException', loop.report)

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    const failsafe = setTimeout(() => process.exit(1), 10_000)
    server.close()
    await loop.close()
    clearTimeout(failsafe)
    console.log('Stopped.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)
  console.log(`Vitrine is running at ${config.origin} with hot reload.`)
}

/** `--inspect` or `--inspect=9230` lets a debugger attach. */
function openInspector(args: string[]): void {
  for (const arg of args) {
    const [, port] = /^--inspect(?:=(\d+))?$/.exec(arg) ?? []
    if (!arg.startsWith('--inspect')) throw new Error(`Unexpected argument ${arg}: npm run dev takes --inspect alone.`)
    inspector.open(port ? Number(port) : undefined)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
