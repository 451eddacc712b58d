import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { orders } from '#db/tables/orders.ts'
import { products, variants } from '#db/tables/products.ts'
import { returns } from '#db/tables/returns.ts'
import { buildCommandLine, newFolder, runHere } from '#test/command-line.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { emptyDatabase, sumTables } from '#test/empty-database.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'

const { shop, start } = await buildCommandLine()

const heading =
  'sku,name,brand,category,subCategory,type,tags,description,price,oldPrice,measurement,status,color,hex,size,onHand'
const line = 'MG-1,Lido,MG,Women,Sunglasses,Round,summer,"Light, round.",60.00,,50-20-140,draft,Black,#1d1b1a,,5'

test('exported products can be imported into another shop and exported again unchanged', async () => {
  const [from, into] = [await createTestShop(), await createTestShop()]
  const folder = newFolder()
  const first = join(folder, 'first.csv')
  writeFileSync(first, `${heading}\n${line}\n${line.replace('Black,#1d1b1a', 'Écru,#efe6d2')}\n`)
  const imported = await shop(['import', first, '--json'], { DATABASE_URL: from.url, DATA_DIR: folder })
  expect(imported).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Importing: 100 % in [\d.]+ s\.\n$/) })
  expect(JSON.parse(imported.stdout)).toMatchObject({ ok: true, isDryRun: false, lines: 2, created: 1, errorCount: 0 })
  expect(await from.db.select().from(auditEvents)).toMatchObject([{ action: 'products.imported', actorId: null }])

  const left = join(folder, 'left.csv')
  const exported = await runHere(['export', left, '--json'], { DATABASE_URL: from.url, DATA_DIR: folder })
  expect(JSON.parse(exported.stdout)).toEqual({ ok: true, what: 'products', file: left, bytes: statSync(left).size })
  expect(statSync(left).mode & 0o777).toBe(0o600)
  await runHere(['import', left], { DATABASE_URL: into.url, DATA_DIR: folder })
  const printed = await shop(['export'], { DATABASE_URL: into.url, DATA_DIR: folder })
  expect(printed).toEqual({ code: 0, stdout: readFileSync(left, 'utf8'), stderr: '' })

  const again = await runHere(['import', left], { DATABASE_URL: into.url, DATA_DIR: folder })
  expect(again.stdout).toBe('2 lines, 0 products added, 0 updated, 1 unchanged.\n')
  expect(readdirSync(folder).toSorted()).toEqual(['files', 'first.csv', 'left.csv'])
})

test('a dry run changes nothing, and an invalid file lists every error and changes nothing', async () => {
  const { url, db } = await createTestShop()
  const folder = newFolder()
  const around = { DATABASE_URL: url, DATA_DIR: folder }
  const good = join(folder, 'good.csv')
  writeFileSync(good, `${heading}\n${line}\n`)
  const dryRun = await runHere(['import', good, '--dry-run'], around)
  expect(dryRun).toMatchObject({ code: 0 })
  expect(dryRun.stdout).toBe('Dry run: 1 lines, 1 products added, 0 updated, 0 unchanged.\n')

  const bad = join(folder, 'bad.csv')
  writeFileSync(bad, `${heading}\n${line.replace('60.00', 'cheap')}\n${line.replace('MG-1', '')}\n`)
  const refused = await runHere(['import', bad], around)
  expect(refused.code).toBe(1)
  expect(refused.stderr).toMatch(
    /^Line 2, price: .+\nLine 3, sku: .+\nNothing was imported\. Correct the file and try again\.\n/m,
  )
  const failed = JSON.parse((await runHere(['import', bad, '--json'], around)).stdout)
  expect(failed).toMatchObject({ ok: false, errorCount: 2, errors: [{ line: 2, column: 'price' }, { line: 3 }] })
  expect(await db.$count(products)).toBe(0)
  expect(await runHere(['import', join(folder, 'none.csv')], around)).toMatchObject({
    code: 1,
    stderr: `File ${join(folder, 'none.csv')} not found.\n`,
  })
})

test('orders are exported with their customers, which is recorded in the audit log', async () => {
  const made = await createTestShop()
  const { number } = await made.order({ typed: { name: 'Zoë Ann' } })
  const { code, stdout } = await runHere(['export', '--orders'], { DATABASE_URL: made.url })
  expect(code).toBe(0)
  expect(stdout).toMatch(/^\uFEFFOrder,Placed,/)
  expect(stdout).toContain('Zoë Ann')
  expect(stdout).toContain(number)
  expect(await made.db.select().from(auditEvents)).toMatchObject([{ action: 'orders.exported', actorId: null }])

  const file = join(newFolder(), 'orders.csv')
  writeFileSync(file, 'mine')
  const exported = await runHere(['export', file, '--orders'], { DATABASE_URL: made.url })
  expect(exported).toMatchObject({ code: 1, stderr: `${file} already exists. Choose another name.\n` })
  expect(readFileSync(file, 'utf8')).toBe('mine')
  const unclear = await runHere(['export', '--json'], { DATABASE_URL: made.url })
  expect(unclear).toMatchObject({ code: 2 })
  expect(JSON.parse(unclear.stdout)).toEqual({
    ok: false,
    error: 'export --json needs a file, because the JSON object goes to stdout.',
  })
})

test('an export ends when its reader closes the pipe', async () => {
  const made = await createTestShop()
  await made.product()
  const { child, ended } = start(['export'], { DATABASE_URL: made.url })
  child.stdout.destroy()
  expect((await ended).stderr).toBe('')
})

test('seeded products and orders have consistent payments and stock', async () => {
  const { url, db } = await createTestShop()
  const folder = newFolder()
  const around = { DATABASE_URL: url, DATA_DIR: folder, SEED: '0' }
  const seeded = await runHere(['seed', '--products', '40', '--orders', '120', '--json'], around)
  expect(seeded).toMatchObject({ code: 0, stderr: expect.stringContaining('Adding orders: 120 in') })
  expect(JSON.parse(seeded.stdout)).toMatchObject({ ok: true, products: 40, orders: 120 })
  expect(await db.$count(products)).toBe(40)
  const exchanged = await db.$count(returns, isNotNull(returns.exchangeOrderId))
  expect(await db.$count(orders)).toBe(120 + exchanged)
  await expectConsistentShop({ db })
  expect(await db.$count(variants)).toBeGreaterThan(40)
})

test('seeding a new shop adds the demo catalog; orders need products in stock', async () => {
  const hadData = existsSync('data')
  const url = await emptyDatabase()
  const demo = await runHere(['seed', '--orders', '5'], { DATABASE_URL: url, DATA_DIR: newFolder() })
  expect(demo).toMatchObject({ code: 0, stdout: 'Added 0 products and 5 orders.\n' })
  // One more for each return that is exchanged.
  expect((await sumTables(url)).orders).toMatch(/^[56] /)

  const empty = await runHere(['seed', '--orders', '5'], {
    DATABASE_URL: await emptyDatabase(),
    DATA_DIR: newFolder(),
    SEED: '0',
  })
  expect(empty).toMatchObject({ code: 1, stderr: expect.stringContaining('The shop has no products in stock') })
  expect(existsSync('data')).toBe(hadData)
})
