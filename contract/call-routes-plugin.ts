import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'

const name = 'virtual:call-routes'
const resolved = `\0${name}`
const source = '/contract/call-routes.ts'

/**
 * Ships call routes, not Zod schemas, to the browser, as `virtual:call-routes`. The contract is loaded on demand: if it were
 * imported here, Vite would restart with every edit of it.
 */
export function callRoutes(): Plugin {
  let server: ViteDevServer | null = null
  return {
    name: 'call-routes',
    configureServer(started) {
      server = started
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return
      if (this.environment.config.consumer === 'server') {
        return `import { callRoutes as list } from '${source}'; export const callRoutes = list()`
      }
      const contract = await (server ? importFresh(server) : importOnce())
      return `export const callRoutes = ${JSON.stringify(contract.callRoutes())}`
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.config.consumer === 'server' || !file.startsWith(`${server.config.root}/contract/`)) return
      const routes = this.environment.moduleGraph.getModuleById(resolved)
      return routes && [...modules, routes]
    },
  }
}

type Source = typeof import('./call-routes.ts')

function importOnce(): Promise<Source> {
  return import(new URL('call-routes.ts', import.meta.url).href)
}

async function importFresh(server: ViteDevServer): Promise<Source> {
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
  try {
    return await runner.import(source)
  } finally {
    await runner.close()
  }
}
