import type { CollectionLink, Family } from '#contract/listing/calls.ts'
import { escapeXml } from './escape-xml.ts'

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const begin = '<?xml version="1.0" encoding="UTF-8"?>\n'

const pages = [
  ...['/', '/shop', '/shipping-returns', '/refund-policy', '/about-us', '/contact-us', '/privacy-policy'],
  ...['/terms-conditions', '/cookie-consent'],
]

/** A path of the shop and when its content last changed. */
export interface SitemapUrl {
  path: string
  changedAt: Date | null
}

/** The index of all sitemaps. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`)
  return `${begin}<sitemapindex xmlns="${schema}">${maps.join('\n')}</sitemapindex>\n`
}

export function sitemap(origin: string, entries: readonly SitemapUrl[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return `${begin}<urlset xmlns="${schema}">${urls.join('\n')}</urlset>\n`
}

/**
 * The home page, content pages, the looks, if there are any, the listing of every non-empty family and type, and the
 * collections.
 */
export function pageUrls(
  families: readonly Family[],
  collections: readonly CollectionLink[],
  hasLooks: boolean,
): SitemapUrl[] {
  const listings = families.flatMap(({ slug, types }) => [
    `/shop/${slug}/all`,
    ...types.map((type) => `/shop/${slug}/${type.slug}`),
  ])
  const selections = collections.map(({ slug }) => `/collections/${slug}`)
  return [...pages, ...(hasLooks ? ['/looks'] : []), ...listings, ...selections].map((path) => ({
    path,
    changedAt: null,
  }))
}
