import type { Plugin } from 'vite'
import { callRoutes as listCallRoutes } from './call-routes.ts'

const name = 'virtual:call-routes'
const resolved = `\0${name}`

/** Gives the browser the way of every call as `virtual:call-routes`, without the schemas that make the contract heavy. */
export function callRoutes(): Plugin {
  return {
    name: 'call-routes',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? `export const callRoutes = ${JSON.stringify(listCallRoutes())}` : undefined),
  }
}
