import { createServer, type RequestListener } from 'node:http'
import type { ServerBuild } from 'react-router'
import { readConfig } from '../config/config.ts'
import { servePages } from '../pages/serve-pages.ts'
import { openShop } from '../start/open-shop.ts'

/** The shop opened from one version of the sources. */
export interface Generation {
  handle: RequestListener
  /** Stops its jobs and closes everything it opened. */
  close(): Promise<void>
}

/** Opens the shop for the development server, which reloads it after every edit of server code. */
export async function openGeneration(
  databaseUrl: string,
  loadBuild: () => Promise<ServerBuild>,
  say: (line: string) => void,
): Promise<Generation> {
  const shop = await openShop({ ...readConfig(process.env), databaseUrl }, say)
  try {
    let handle: RequestListener = () => {}
    const app = await shop.serve(
      (scope, calls) => servePages(scope, { calls, loadBuild, mode: 'development', cache: null }),
      // The development server keeps listening while the shop is reloaded.
      (handler) => {
        handle = handler
        return createServer()
      },
    )
    await app.ready()
    shop.watch(null)
    await shop.work()
    shop.printLogin()
    return {
      handle,
      async close() {
        await app.close()
        await shop.close()
      },
    }
  } catch (error) {
    await shop.close()
    throw error
  }
}
