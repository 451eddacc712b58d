import type { Family } from '#contract/listing/calls.ts'
import { escapeXml } from './escape-xml.ts'

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const begin = '<?xml version="1.0" encoding="UTF-8"?>\n'

const pages = [
  ...['/', '/shop', '/shipping-returns', '/refund-policy', '/about-us', '/contact-us', '/privacy-policy'],
  ...['/terms-conditions', '/cookie-consent'],
]

/** An address of the shop, from the root on, and when what it shows changed. */
export interface Place {
  path: string
  changedAt: Date | null
}

/** The sitemap that lists the others. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`)
  return `${begin}<sitemapindex xmlns="${schema}">${maps.join('\n')}</sitemapindex>\n`
}

export function sitemap(origin: string, places: readonly Place[]): string {
  const urls = places.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return `${begin}<urlset xmlns="${schema}">${urls.join('\n')}</urlset>\n`
}

/** Home, content and the listing of every family and type that holds something. */
export function pagesOf(families: readonly Family[]): Place[] {
  const listings = families.flatMap(({ slug, types }) => [
    `/shop/${slug}/all`,
    ...types.map((type) => `/shop/${slug}/${type.slug}`),
  ])
  return [...pages, ...listings].map((path) => ({ path, changedAt: null }))
}
