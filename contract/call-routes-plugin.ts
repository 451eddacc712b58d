import type { Plugin } from 'vite'
import { callRoutes as listCallRoutes } from './call-routes.ts'

const name = 'virtual:call-routes'
const resolved = `\0${name}`

/** Ships call routes, not Zod schemas, to the browser, as `virtual:call-routes`. */
export function callRoutes(): Plugin {
  return {
    name: 'call-routes',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? `export const callRoutes = ${JSON.stringify(listCallRoutes())}` : undefined),
  }
}
