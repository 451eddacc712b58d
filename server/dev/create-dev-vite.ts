import type { Server } from 'node:http'
import { relative } from 'node:path'
import { createServer, normalizePath, type ViteDevServer } from 'vite'
import type { Config } from '../config/config.ts'

/** Files that the shop reads or starts without importing them. */
const readAtOpening = /^(db\/.*\.(sql|json)|adapters\/images\/.*\.ts)$/

interface EditListeners {
  /** A file that no module imports was edited; `onEdit` follows. */
  onReadAtOpening(): void
  /**
   * A file was edited, and server modules that depend on it are outdated. The browser waits for the returned promise.
   */
  onEdit(): Promise<void>
}

/** Vite for the development server: the browser is notified of an edit once the server is up to date. */
export function createDevVite(config: Config, server: Server, { onReadAtOpening, onEdit }: EditListeners) {
  return createServer({
    appType: 'custom',
    clearScreen: false,
    // All packages of the pages are found at the start: one that is found later reloads open pages.
    optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.tsx'] },
    server: {
      middlewareMode: true,
      hmr: { server },
      allowedHosts: [new URL(config.origin).hostname],
      watch: {
        ignored: [`${normalizePath(config.dataDir)}/**`],
        // Without it, the watcher drops an edit that follows another of the same file within 50 ms, and reports half-written files.
        awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
      },
      async hotUpdateEnvironments({ environments: { ssr, client } }: ViteDevServer, update) {
        if (ssr) await update(ssr)
        await onEdit()
        if (client) await update(client)
      },
    },
    plugins: [
      {
        name: 'read-at-opening',
        hotUpdate({ file, server: { config } }) {
          if (readAtOpening.test(normalizePath(relative(config.root, file)))) onReadAtOpening()
        },
      },
    ],
  })
}
