import { createWriteStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import yazl from 'yazl'
import { homeSections } from '#db/tables/home.ts'
import { images } from '#db/tables/media.ts'
import { products } from '#db/tables/products.ts'
import { readConfig } from '#server/config/config.ts'
import { newFolder } from '#test/command-line.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { exportShop } from './export-shop.ts'
import { importShop } from './import-shop.ts'
import { withClient } from './open-for-command.ts'
import { findShopTables } from './shop-file/find-shop-tables.ts'

const out = {
  print() {},
  log() {},
  write: async () => {},
  progress: () => ({ step() {}, end() {} }),
}

const configOf = ({ url }: TestShop, dataDir: string) => readConfig({ DATABASE_URL: url, DATA_DIR: dataDir })

/** A shop with a catalog, texts and settings of its own, customers and orders, exported to a file. */
async function exportedShop() {
  const shop = await createTestShop()
  const admin = await shop.admin()
  const { settings: own, categories, collections, sizeCharts, search } = shop.as(admin)
  const { settings: before } = await own.ownSettings({})
  await own.changeShop({ version: 0, values: { ...before.shop, name: 'Atelier Nord' } })
  const values = {
    title: 'About us',
    description: 'Who we are.',
    effective: '',
    body: 'We sew\tin Bergen.\n\nBy hand.',
  }
  await own.changePage({ name: 'about-us', version: 0, values })
  await categories.addCategory({ parentId: null, title: 'Coats' })
  const { chartId } = await sizeCharts.addSizeChart({ title: 'Coats' })
  const [chart] = (await sizeCharts.listSizeCharts({})).sizeCharts
  if (!chart) throw new Error('The chart was not stored')
  const place = { categoryId: (await categories.listCategories({})).categories.at(-1)?.categoryId ?? '', audience: '' }
  await sizeCharts.changeSizeChart({ ...chart, chartId, rows: [{ size: '38', cells: [] }], places: [place] })
  await collections.addCollection({ title: 'For the rain', kind: 'hand' })
  const banner = { id: 'window', fileKey: 'images/window.avif', width: 2400, height: 1350 }
  await shop.db.insert(images).values(banner)
  const shown = { content: { title: 'Made in Bergen', images: [banner.id] } }
  await shop.db.update(homeSections).set(shown).where(eq(homeSections.kind, 'banner'))
  await search.saveSynonym({ term: 'parka', words: ['coat'] })
  const product = await shop.product({
    name: 'Lido',
    colors: ['Black', 'Écru'],
    sizes: [38, 'XL'],
    subCategory: 'Coats',
  })
  await shop.product({ name: 'Draft', status: 'draft' })
  await shop.order({ product, by: await shop.customer('ann@example.com') })
  const dataDir = newFolder()
  for (const { fileKey } of await shop.db.select().from(images)) {
    const file = join(dataDir, 'files', fileKey)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `the image ${fileKey}`)
  }
  const file = join(newFolder(), 'shop.zip')
  await exportShop(configOf(shop, dataDir), file, out)
  return { shop, product, dataDir, file }
}

/** The entries of a zip file, by their names. */
async function readZip(file: string): Promise<Map<string, Buffer>> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false })
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    found.set(entry.fileName, Buffer.concat(chunks))
  }
  zip.close()
  return found
}

async function writeZip(entries: Map<string, Buffer>, edit: (raw: Buffer) => Buffer = (raw) => raw): Promise<string> {
  const file = join(newFolder(), 'edited.zip')
  const zip = new yazl.ZipFile()
  for (const [name, content] of entries) zip.addBuffer(content, name)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
  writeFileSync(file, edit(readFileSync(file)))
  return file
}

/** What the pages of a shop are rendered from, as a guest reads it. */
async function readPages(shop: TestShop, productId: string) {
  const api = shop.as(shop.guest())
  return {
    settings: await api.settings.shownSettings({}),
    text: await api.settings.contentPage({ name: 'about-us' }),
    home: await api.home.shownHome({}),
    families: await api.listing.families({}),
    listing: await api.listing.listProducts({ subCategory: 'coats' }),
    found: await api.listing.search({ query: 'parka' }),
    product: await api.products.findProduct({ productId }),
    collection: await api.collections.findCollection({ slug: 'for-the-rain' }),
  }
}

test('a shop imported from its file has the same pages and images, and nothing about customers', async () => {
  const { shop, product, file } = await exportedShop()
  const entries = await readZip(file)
  const whole = Buffer.concat([...entries.values()]).toString()
  expect(whole).toContain('Bergen')
  for (const secret of ['ann@example.com', 'scrypt', '$argon2', 'seeded']) expect(whole).not.toContain(secret)
  const into = await createTestShop()
  const admin = await into.admin()
  const dataDir = newFolder()

  await importShop(configOf(into, dataDir), file, out)

  const again = join(newFolder(), 'again.zip')
  await exportShop(configOf(into, dataDir), again, out)
  const left = await readZip(again)
  for (const name of ['shop.json', 'manifest.json']) for (const map of [entries, left]) map.delete(name)
  const texts = (map: Map<string, Buffer>) => Object.fromEntries([...map].map(([name, it]) => [name, it.toString()]))
  expect(texts(left)).toEqual(texts(entries))
  into.settings.invalidate()
  expect(await readPages(into, product.id)).toEqual(await readPages(shop, product.id))
  await expectConsistentShop(into)
  expect((await into.as(admin).settings.ownSettings({})).settings.shop.name).toBe('Atelier Nord')
  await expect(importShop(configOf(into, dataDir), file, out)).rejects.toThrow('The shop already has products')
  await expect(exportShop(configOf(into, dataDir), again, out)).rejects.toThrow('already exists')
})

test('a file that is damaged, newer, foreign or made to leave its folder changes nothing', async () => {
  const { file } = await exportedShop()
  const entries = await readZip(file)
  const into = await createTestShop()
  const dataDir = newFolder()
  const [image = ''] = [...entries.keys()].filter((name) => name.startsWith('files/'))
  const header = JSON.parse(entries.get('shop.json')?.toString() ?? '')
  const asBuffer = (value: unknown) => Buffer.from(JSON.stringify(value))
  const without = new Map([...entries].filter(([name]) => name !== image))
  const cases: [Parameters<typeof writeZip>, string][] = [
    [[entries, (raw) => raw.subarray(0, raw.length / 2)], 'is damaged, incomplete or not the file of a shop'],
    [[entries, () => Buffer.from('no zip')], 'is damaged'],
    [[new Map([...entries, [image, Buffer.from('another')]])], 'is damaged'],
    [[new Map([...entries, ['tables/products.copy', Buffer.alloc(0)]])], 'is damaged'],
    [[new Map([...entries, ['tables/sessions.copy', Buffer.alloc(0)]])], 'is damaged'],
    [[new Map([...entries, ['files/aa/aa.avif', Buffer.alloc(5_000_000)]])], 'is damaged'],
    [
      [entries, (raw) => Buffer.from(raw.toString('latin1').replaceAll('files/images/', 'files/../../x/'), 'latin1')],
      'is damaged',
    ],
    [[without], 'is damaged'],
    [[new Map([...entries, ['shop.json', asBuffer({ ...header, format: 2 })]])], 'a newer version of Vitrine'],
    [[new Map([...entries, ['shop.json', asBuffer({ ...header, schema: header.schema + 1e12 })]])], 'a newer version'],
  ]
  for (const [args, sentence] of cases) {
    await expect(importShop(configOf(into, dataDir), await writeZip(...args), out), sentence).rejects.toThrow(sentence)
  }
  expect(await into.db.$count(products)).toBe(0)
  expect(await into.db.$count(images)).toBe(0)
  const left = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
  await importShop(configOf(into, dataDir), file, out)
})

test('a shop with the demo or with orders refuses a file', async () => {
  const { file, shop, dataDir } = await exportedShop()
  await expect(importShop(configOf(shop, dataDir), file, out)).rejects.toThrow('The shop has orders')
  const demo = await createTestShop()
  await demo.db.insert(images).values({ id: 'd', fileKey: 'demo/1.avif', width: 1, height: 1 })
  await expect(importShop(configOf(demo, dataDir), file, out)).rejects.toThrow('Clear it at /admin/start')
  expect((await demo.settings.read()).shop.name).toBe('MG')
})

test('every table is either in a shop file or in the list of those that are not', async () => {
  const shop = await createTestShop()
  const { reference } = await withClient(shop.url, async (client) => {
    await client.query('begin')
    await findShopTables(client)
    await client.query('create table gift_notes (id int primary key)')
    const reference = await findShopTables(client).catch((error: Error) => error.message)
    await client.query('rollback')
    return { reference }
  })
  expect(reference).toContain('The table gift_notes is in neither list of cli/shop-file/shop-tables.ts')
})
