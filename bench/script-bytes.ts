import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The JavaScript that a page asks for on its first load, gzipped, in bytes. */
export async function scriptBytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(new URL(path, origin))).text()
  const asked = html.matchAll(/(?:rel="modulepreload"[^>]*href=|import |from )"(\/assets\/[\w.-]+\.js)"/g)
  const files = new Set([...asked].map(([, file = '']) => file))
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join('build/client', file))).length, 0)
}
