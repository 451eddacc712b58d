import { deferredTags, routeListStart, shortenRouteList } from './defer-code.ts'
import { encodeReplaced } from './encode-replaced.ts'
import { hashMarkedScripts } from './marked-scripts.ts'

/** The bytes of a rendered page with deferred code and without marks, and the hashes of its marked scripts. */
export function finishPage(page: string, mark: string): { body: Buffer; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const parts = atRouteList(page)
  const hashes = new Set(parts.flatMap((part) => hashMarkedScripts(part, attribute)))
  const replacements = [...deferredTags(attribute), [attribute, '']] as const
  return { body: Buffer.concat(parts.map((part) => encodeReplaced(part, replacements))), hashes: [...hashes] }
}

// The list of routes is shortened apart: the content before it is long, and every change of a text copies it.
function atRouteList(page: string): string[] {
  const list = page.lastIndexOf(routeListStart)
  const script = list < 0 ? page.length : page.lastIndexOf('<script', list)
  return [page.slice(0, script), shortenRouteList(page.slice(script))]
}
