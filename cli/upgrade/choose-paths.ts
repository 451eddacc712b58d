/** The paths that the sitemaps of the shop at `origin` list, by sitemap. */
export async function listPaths(origin: string): Promise<string[][]> {
  const maps = await locationsIn(`${origin}/sitemap.xml`)
  return Promise.all(maps.map((path) => locationsIn(`${origin}${path}`)))
}

/** Chooses at most `count` of them, from each sitemap as many as its fair share, spread over it. */
export function choosePaths(maps: readonly string[][], count: number): string[] {
  const chosen: string[] = []
  const smallestFirst = maps.toSorted((a, b) => a.length - b.length)
  for (const [at, paths] of smallestFirst.entries()) {
    const share = Math.ceil((count - chosen.length) / (maps.length - at))
    const step = Math.max(1, paths.length / share)
    const from = Array.from({ length: Math.min(share, paths.length) }, (_, each) => paths[Math.floor(each * step)])
    chosen.push(...from.flatMap((path) => path ?? []))
  }
  return chosen
}

async function locationsIn(url: string): Promise<string[]> {
  const xml = await (await fetch(url)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'))
    return `${pathname}${search}`
  })
}
