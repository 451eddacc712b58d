import { statSync, utimesSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const paletteFile = resolve(import.meta.dirname, 'palette.ts')
const stylesheet = resolve(import.meta.dirname, '../app/styles/app.css')

/** Adds the palette to the Tailwind theme at build time, so that the stylesheet stays static. */
export function palettePlugin(): Plugin {
  return {
    name: 'palette',
    enforce: 'pre',
    transform: async (code, id) =>
      /\/app\/styles\/app\.css($|\?)/.test(id) ? `${code}\n@theme static {\n${await readPalette()}\n}\n` : undefined,
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || file !== normalizePath(paletteFile)) return
      // Tailwind compiles again only what was edited itself.
      const now = new Date()
      utimesSync(stylesheet, now, now)
    },
  }
}

/** The palette as it is now: Vite would restart after an edit of a file that its configuration imports. */
async function readPalette(): Promise<string> {
  const { mtimeMs } = statSync(paletteFile)
  const { paletteCss }: typeof import('./palette.ts') = await import(`${pathToFileURL(paletteFile)}?${mtimeMs}`)
  return paletteCss()
}
