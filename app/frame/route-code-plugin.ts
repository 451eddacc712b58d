import type { Plugin } from 'vite'
import { withRetries } from './code-retries.ts'
import { routeCodeFailed } from './route-code-failed.ts'

const reload = 'window.location.reload();'

/**
 * Makes React Router tell the window when the code of a route failed to load. By itself it reloads the page that is left,
 * at every click on the link and every time the pointer is on it. Code loaded on demand can be requested again.
 */
export function routeCodePlugin(): Plugin {
  return {
    name: 'route-code',
    transform(code, id) {
      if (!id.includes('/lib/dom/ssr/routeModules.js')) return
      if (!code.includes(reload)) this.error('React Router no longer reloads where it did: see route-code-plugin.ts')
      return code.replace(reload, `window.dispatchEvent(new Event('${routeCodeFailed}'));`)
    },
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer === 'server') return
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = withRetries(chunk.code)
    },
  }
}
