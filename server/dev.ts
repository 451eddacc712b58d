import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'

/** The shop with hot reload: every module goes through Vite, pages are rendered from their sources. */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const { readConfig } = (await vite.ssrLoadModule('/server/config/config.ts')) as typeof import('./config/config.ts')
const { openShop } = (await vite.ssrLoadModule('/server/start/open-shop.ts')) as typeof import('./start/open-shop.ts')
const { servePages } = (await vite.ssrLoadModule(
  '/server/pages/serve-pages.ts',
)) as typeof import('./pages/serve-pages.ts')

const config = readConfig(process.env)
const shop = await openShop(config, (line) => console.log(line))
const app = await shop.serve(
  (scope, calls) =>
    servePages(scope, {
      calls,
      loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
      mode: 'development',
      cache: null,
    }),
  (handler) =>
    createServer((request, response) => vite.middlewares(request, response, () => handler(request, response))),
)
shop.watch(null)
await app.listen({ port: config.port, host: config.host })
await shop.work()
console.log(`Vitrine is running at ${config.origin} with hot reload.`)
shop.printLogin()

let closing = false
async function close() {
  if (closing) return
  closing = true
  await app.close()
  await shop.close()
  await vite.close()
  process.exit(0)
}
process.on('SIGINT', close)
process.on('SIGTERM', close)
