/**
 * React Router's script tags, of which the module script has the mark, and their replacements until the page has been painted,
 * so that they do not compete with fonts and the first image; and the attribute of every link whose route it looks up in
 * advance, which comes back with the code. Needs `deferredCodeScript` in the page; presses in between are recorded
 * (`early-press.ts`).
 */
export const deferredTags = (mark: string) =>
  [
    ['<link rel="modulepreload" ', '<link rel="later" '],
    [`<script${mark} type="module" async="">`, '<script type="later">'],
    [' data-discover="true"', ''],
  ] as const

/** Before React Router's list of the routes of a page, which it writes in indented lines. */
export const routeListStart = 'window.__reactRouterManifest = '

const routeList = /(?<=window\.__reactRouterManifest = )\{\n[\s\S]*?\n\}(?=;)/

/** Shortens what React Router writes into a page, before its scripts are hashed. */
export function shortenRouteList(html: string): string {
  return html.replace(routeList, (list) => JSON.stringify(JSON.parse(list)))
}
