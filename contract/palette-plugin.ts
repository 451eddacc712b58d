import type { Plugin } from 'vite'
import { paletteCss } from './palette.ts'

/** Adds the palette to the Tailwind theme at build time, so that the stylesheet stays static. */
export function palettePlugin(): Plugin {
  return {
    name: 'palette',
    enforce: 'pre',
    transform: (code, id) =>
      /\/app\/styles\/app\.css($|\?)/.test(id) ? `${code}\n@theme static {\n${paletteCss()}\n}\n` : undefined,
  }
}
