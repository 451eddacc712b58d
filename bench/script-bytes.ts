import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The scripts and styles that a page links for its first load, as paths such as `/assets/root-ab12.js`. */
export async function firstLoad(origin: string, path: string): Promise<{ scripts: string[]; styles: string[] }> {
  const html = await (await fetch(new URL(path, origin))).text()
  const scripts = html.matchAll(/(?:rel="later"[^>]*href=|import |from )"(\/assets\/[\w.-]+\.js)"/g)
  const styles = html.matchAll(/href="(\/assets\/[\w.-]+\.css)"/g)
  const once = (found: Iterable<RegExpExecArray>) => [...new Set([...found].map(([, file = '']) => file))]
  return { scripts: once(scripts), styles: once(styles) }
}

/** The total size of files of the build, each gzipped, in bytes. */
export function gzipBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join('build/client', file))).length, 0)
}

/** The JavaScript that a page requests on its first load, gzipped, in bytes. */
export async function scriptBytes(origin: string, path: string): Promise<number> {
  return gzipBytes((await firstLoad(origin, path)).scripts)
}
