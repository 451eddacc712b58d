/**
 * React Router's script tags, and their replacements until the page has been painted; and the mark of every link whose
 * route it looks up in advance, which comes back with the code.
 */
const tags = new Map([
  ['<link rel="modulepreload" ', '<link rel="later" '],
  ['<script type="module" async="">', '<script type="later">'],
  [' data-discover="true"', ''],
])
const anyTag = new RegExp([...tags.keys()].join('|'), 'g')

/** React Router's list of the routes of a page, which it writes in indented lines. */
const routeList = /(?<=window\.__reactRouterManifest = )\{\n[\s\S]*?\n\}(?=;)/

/** Shortens what React Router writes into a page, before its scripts are hashed. */
export function shortenRouteList(html: string): string {
  return html.replace(routeList, (list) => JSON.stringify(JSON.parse(list)))
}

/**
 * Defers a page's module scripts until first paint, so that they do not compete with fonts and the first image. Needs
 * `deferredCodeScript` in the page; presses in between are recorded (`early-press.ts`).
 */
export function deferCode(html: string): string {
  return html.replace(anyTag, (tag) => tags.get(tag) ?? tag)
}
