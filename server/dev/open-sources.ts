import { join } from 'node:path'
import { createServerModuleRunner, normalizePath, type ViteDevServer } from 'vite'

/** The server's modules, loaded from the sources. After an edit they are loaded again. */
export interface Sources {
  /** Loads a module by its path from the project's folder, or a virtual one by its name. */
  load<Module>(id: string): Promise<Module>
  /** Whether a module, or any that it imports, was edited since it was loaded. */
  isStale(file: string): boolean
  /** Whether Vite restarted after an edit of its configuration: these modules are not updated any more. */
  isReplaced(): boolean
  close(): Promise<void>
}

export function openSources(vite: ViteDevServer): Sources {
  const environment = vite.environments.ssr
  const runner = createServerModuleRunner(environment, { hmr: false })
  return {
    load: (id) => runner.import(id),
    isStale(file) {
      const id = normalizePath(join(vite.config.root, file))
      return !environment.moduleGraph.getModuleById(id)?.transformResult
    },
    isReplaced: () => environment !== vite.environments.ssr,
    close: () => runner.close(),
  }
}
