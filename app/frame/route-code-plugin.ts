import type { Plugin } from 'vite'
import { routeCodeFailed } from './route-code-failed.ts'

const reload = 'window.location.reload();'

/**
 * Makes React Router tell the window when the code of a route failed to load. By itself it reloads the page that is left,
 * at every click on the link and every time the pointer is on it.
 */
export function routeCodePlugin(): Plugin {
  return {
    name: 'route-code',
    transform(code, id) {
      if (!id.includes('/lib/dom/ssr/routeModules.js')) return
      if (!code.includes(reload)) this.error('React Router no longer reloads where it did: see route-code-plugin.ts')
      return code.replace(reload, `window.dispatchEvent(new Event('${routeCodeFailed}'));`)
    },
  }
}
