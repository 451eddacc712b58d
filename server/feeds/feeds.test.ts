import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fieldKeys, fieldOf } from '#contract/products/fields.ts'
import { products, variants } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { escapeXml } from './escape-xml.ts'

const shop = await createTestShop()
const { url } = await shop.listen()
const read = async (path: string) => {
  const reply = await fetch(url + path)
  return { reply, text: await reply.text() }
}
const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)

beforeAll(async () => {
  const dress = await shop.product({
    name: 'Frock & <Co>',
    subCategory: 'Apparel',
    type: 'Dresses',
    colors: ['Sand'],
    sizes: [38, 40.5],
    priceCents: 100_50,
    oldPriceCents: 140_00,
  })
  await shop.db
    .update(variants)
    .set({ onHand: 0, gtin: '4006381333931', sku: 'Frock-38' })
    .where(eq(variants.id, dress.variants[0]?.id ?? ''))
  await shop.product({ name: 'Lido', type: 'Cat Eye' })
  await shop.product({ name: 'Secret draft', status: 'draft' })
  const gone = await shop.product({ name: 'Gone' })
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone.id))
})

test('robots.txt excludes private pages and names the sitemap', async () => {
  const { reply, text } = await read('/robots.txt')
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  for (const path of [
    '/account',
    '/admin',
    '/cart',
    '/checkout',
    '/orders',
    '/gateway',
    '/join/',
    '/login',
    '/register',
  ])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).not.toMatch(/^Disallow: \/(shop)?$/m)
  for (const name of ['next', 'view', 'shown', 'pass', 'color', 'material', 'sale'])
    expect(text).toContain(`Disallow: /*?*${name}=\n`)
  expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml')
})

test('the sitemaps list every page and product once, and nothing hidden', async () => {
  const index = await read('/sitemap.xml')
  expect(index.reply.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const parts = locations(index.text)
  expect(parts).toEqual(
    ['/sitemaps/pages.xml', '/sitemaps/products/1-of-1.xml'].map((path) => `http://localhost:3000${path}`),
  )

  const pages = locations((await read('/sitemaps/pages.xml')).text)
  for (const path of [
    '/',
    '/shop',
    '/shop/apparel/all',
    '/shop/apparel/dresses',
    '/shop/sunglasses/cat-eye',
    '/about-us',
  ]) {
    expect(pages).toContain(`http://localhost:3000${path}`)
  }
  const { text } = await read('/sitemaps/products/1-of-1.xml')
  const shown = await shop.as(shop.guest()).listing.listProducts({})
  expect(locations(text).toSorted()).toEqual(
    shown.products.map((product) => `http://localhost:3000/shop/${product.path}/${product._id}`).toSorted(),
  )
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
})

test('the sitemaps of a large shop together list each product once', async () => {
  await shop.db.execute(sql`
    insert into products (sku, name, category, sub_category, type, sub_category_slug, type_slug, price_cents, status, published_at)
    select 'many-' || n, 'Many', 'Women', 'Apparel', 'Many', 'apparel', 'many', 100, 'published', now()
    from generate_series(1, 300) as n
  `)
  const parts = await Promise.all([1, 2, 3].map((part) => read(`/sitemaps/products/${part}-of-3.xml`)))
  const found = parts.map(({ text }) => locations(text))
  expect(Math.min(...found.map((each) => each.length))).toBeGreaterThan(50)
  expect(found.flat()).toHaveLength(302)
  expect(new Set(found.flat()).size).toBe(302)
  await shop.db.delete(products).where(eq(products.type, 'Many'))
})

test.each(['0-of-1.xml', '2-of-1.xml', '1-of-0.xml', '1-of-9999.xml', '1-of-1', 'x', '-1-of-1.xml', '1-of-1.xml.xml'])(
  'there is no sitemap %s',
  async (share) => {
    expect((await read(`/sitemaps/products/${share}`)).reply.status).toBe(404)
  },
)

test('the feed lists every variant with price, URL and availability', async () => {
  const { reply, text } = await read('/feeds/google.xml')
  expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const items = [...text.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) => item)
  expect(items).toHaveLength(3)
  const [small = '', large = ''] = items.filter((item) => item.includes('Frock'))
  expect(small).toContain('<g:title>Frock &amp; &lt;Co&gt;, Sand, 38</g:title>')
  expect(small).toContain('<g:availability>out_of_stock</g:availability>')
  expect(small).toContain('<g:gtin>4006381333931</g:gtin><g:mpn>Frock-38</g:mpn>')
  expect(large).not.toContain('<g:gtin>')
  expect(large).toContain('<g:availability>in_stock</g:availability>')
  expect(large).toContain('<g:price>140.00 USD</g:price><g:sale_price>100.50 USD</g:sale_price>')
  expect(large).toMatch(
    /<g:link>http:\/\/localhost:3000\/shop\/women\/apparel\/dresses\/[\w-]+\/frock-co\/[\w-]+\?size=40\.5<\/g:link>/,
  )
  expect(large).toMatch(/<g:image_link>http:\/\/localhost:3000\/images\/[\w-]+\/960\.jpg<\/g:image_link>/)
  expect(large).toContain('<g:gender>female</g:gender>')
  expect(/<g:item_group_id>(.*?)</.exec(small)?.[1]).toBe(/<g:item_group_id>(.*?)</.exec(large)?.[1])
  expect(text).not.toContain('Secret draft')
  expect(text).not.toContain('Gone')
  expect(text.endsWith('</channel></rss>\n')).toBe(true)
})

test('characters that XML does not allow are removed', () => {
  expect(escapeXml('a\u0000b\u0008c\ufffe <&>"\' é 😀 \ud800')).toBe('abc &lt;&amp;&gt;&quot;&apos; é 😀 \ufffd')
})

test.each(fieldKeys.filter((key) => fieldOf(key).google))(
  'the feed of offers has %s where a product has one',
  async (key) => {
    const attribute = fieldOf(key).google
    await shop.product({ name: 'Spoken of', [key]: 'Horn & silk' })
    const { text } = await read('/feeds/google.xml')
    const items = text.split('<item>').filter((item) => item.includes('Spoken of'))
    expect(items.filter((item) => item.includes(`<g:${attribute}>Horn &amp; silk</g:${attribute}>`))).toHaveLength(1)
    expect(text).not.toContain(`<g:${attribute}>null`)
  },
)

test('one address reads the feed of all products 30 times in ten minutes', async () => {
  const { app } = await shop.listen()
  const request = () => app.inject({ url: '/feeds/google.xml', remoteAddress: '10.9.8.7' })
  for (let at = 0; at < 30; at++) expect((await request()).statusCode).toBe(200)
  const refused = await request()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.inject({ url: '/feeds/google.xml', remoteAddress: '10.9.8.8' })).statusCode).toBe(200)
})
