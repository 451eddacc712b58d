import { servingProcesses } from '#test/serving-processes.ts'
import { addressOf, demoProducts, findProduct } from './support/products.ts'
import { address, adminEmail, adminPassword, expect, owner, port, test } from './support/shop-under-test.ts'
import { startShop } from './support/start-shop.ts'

const shopPort = port + 30
const shopOrigin = `http://localhost:${shopPort}`

const ask = (path: string, init: RequestInit = {}) =>
  // A new connection each time: the system deals them to the processes.
  fetch(`${shopOrigin}${path}`, {
    ...init,
    headers: { connection: 'close', ...init.headers },
  })

const call = (path: string, payload: object, { from = address(), cookie = '', method = 'POST' } = {}) =>
  ask(`/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie, origin: shopOrigin },
    body: JSON.stringify(payload),
  })

async function readMetric(name: RegExp): Promise<number> {
  const text = await (await ask('/metrics')).text()
  return Number(new RegExp(`^${name.source} (\\S+)$`, 'm').exec(text)?.[1])
}

test('two processes share a port, their limits, their metrics and every change, and one that ends is replaced', async ({
  request,
}) => {
  const stop = await startShop(shopPort, { ...owner, PROCESSES: '2' })
  try {
    const page = await addressOf(request, demoProducts.plain)
    const { _id: productId } = await findProduct(request, demoProducts.plain)
    const visit = async () => expect((await ask(page)).status).toBe(200)
    const misses = () => readMetric(/vitrine_page_cache_misses_total/)
    // Every process renders the page once, after the two of a new shop that it keeps warm, and the metrics count both.
    await expect.poll(() => visit().then(misses)).toBe(6)
    for (let visits = 0; visits < 8; visits++) await visit()
    expect(await misses()).toBe(6)
    expect(await readMetric(/vitrine_database_up/)).toBe(1)

    const login = await call('users/login', { email: adminEmail, password: adminPassword })
    const cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const { product } = await (await call('products/findOwnProduct', { productId }, { cookie })).json()
    const price = { productId, version: product.version, price: 77, oldPrice: null }
    const saved = await call('products/changePrice', price, { cookie, method: 'PUT' })
    expect(saved.status, await saved.text()).toBe(200)
    await expect
      .poll(async () => {
        const pages = await Promise.all(Array.from({ length: 6 }, async () => (await ask(page)).text()))
        return pages.every((text) => text.includes('$77.00'))
      })
      .toBe(true)

    const [first, second] = await servingProcesses(stop.pid)
    process.kill(Number(first), 'SIGKILL')
    await expect
      .poll(async () => {
        const serving = await servingProcesses(stop.pid)
        return serving.length === 2 && serving.some((pid) => pid === second) && serving.every((pid) => pid !== first)
      })
      .toBe(true)
    await expect.poll(() => misses().catch(() => 0)).toBeGreaterThan(0)
    for (let visits = 0; visits < 4; visits++) await visit()

    const from = address()
    const answers: number[] = []
    for (let attempt = 0; attempt < 121; attempt++) {
      answers.push((await call('search/recordSearch', { query: 'x' }, { from })).status)
    }
    expect(answers.at(-1)).toBe(429)
  } finally {
    await stop()
  }
  await expect(ask('/')).rejects.toThrow()
})

type Edited = Record<string, unknown> & { version: number }
type Zone = Edited & { methods: { speed: string; price: number }[] }
type Section = { sectionId: string; kind: string; version: number; published: { content: object } }

test('what an owner changes is in force in every process', async ({ request }) => {
  const stop = await startShop(shopPort, { ...owner, PROCESSES: '2' })
  try {
    const login = await call('users/login', { email: adminEmail, password: adminPassword })
    const cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const make = async (method: string, path: string, payload: object) => {
      const reply = await call(path, payload, { cookie, method })
      const answer = await reply.json()
      expect(reply.status, `${path}: ${JSON.stringify(answer)}`).toBe(200)
      return answer
    }
    const product = await addressOf(request, demoProducts.plain)
    const { settings, versions } = await make('POST', 'settings/ownSettings', {})
    const about = await make('POST', 'settings/ownPage', { name: 'about-us' })
    const { categories } = await make('POST', 'categories/listCategories', {})
    const { collections } = await make('POST', 'collections/listCollections', {})
    const { sections } = await make('POST', 'home/listSections', {})
    const { zones } = await make('POST', 'shipping/listZones', {})
    const sunglasses = categories.find(({ path }: { path: string }) => path === 'sunglasses')
    const banner: Section = sections.find(({ kind }: Section) => kind === 'banner')
    const [zone]: Zone[] = zones
    const methods = zone?.methods.map((method) => ({ ...method, price: method.speed === 'express' ? 17.77 : 0 }))
    const page = ({ image, ...own }: Edited & { image?: { imageId: string; image: { alt: string } } | null }) => ({
      ...own,
      imageId: image?.imageId ?? null,
      imageAlt: image?.image.alt ?? '',
      text: 'Seen by every process.',
    })

    const changes: [call: string, payload: object, path: string, shown: string][] = [
      [
        'settings/changePromo',
        { version: versions.promo, values: { ...settings.promo, isShown: true, text: 'Promised by every process' } },
        ...(['/', 'Promised by every process'] as const),
      ],
      [
        'settings/changeBrand',
        { version: versions.brand, values: { ...settings.brand, accent: '#7a1f2b' } },
        ...(['/', '#7a1f2b'] as const),
      ],
      [
        'settings/changePage',
        { name: 'about-us', version: about.version, values: { ...about.page, title: 'About every process' } },
        ...(['/about-us', 'About every process'] as const),
      ],
      ['categories/changeCategory', page(sunglasses), '/shop/sunglasses/all', 'Seen by every process.'],
      [
        'collections/changeCollection',
        page(collections[0]),
        `/collections/${collections[0].slug}`,
        'Seen by every process.',
      ],
      [
        'home/changeSection',
        {
          ...{ sectionId: banner.sectionId, version: banner.version, isPublished: true },
          edition: {
            ...banner.published,
            content: { ...banner.published.content, title: 'Welcomed by every process' },
          },
        },
        ...(['/', 'Welcomed by every process'] as const),
      ],
      ['shipping/changeZone', { ...zone, methods }, product, '$17.77'],
    ]
    for (const [path, payload, address, shown] of changes) {
      const read = () => Promise.all(Array.from({ length: 6 }, async () => (await ask(address)).text()))
      // Both processes cache the page before it changes.
      expect((await read()).some((text) => text.includes(shown))).toBe(false)
      await make('PUT', path, payload)
      await expect.poll(async () => (await read()).every((text) => text.includes(shown)), { message: path }).toBe(true)
    }
  } finally {
    await stop()
  }
})
