import { expect, test } from 'vitest'
import { productImports } from '#db/tables/imports.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const { url } = await shop.listen()
const owner = await shop.admin()
const megabyte = 1024 * 1024
const table = 'sku,name,category,subCategory,type,price\nT-1,Lido,Women,Sunglasses,Round,60.00\n'

async function post(
  by: Person | null,
  file: string | Buffer,
  fields: Record<string, string> = {},
  path = 'imports/importProducts',
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new Blob([new Uint8Array(Buffer.from(file))]), 'products.csv')
  const headers = { origin: url, ...(by && { cookie: `session=${by.token}` }) }
  const response = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body })
  return { status: response.status, body: await response.json() }
}

test('a table is accepted with the cookie of an admin, or with a token field before it', async () => {
  const taken = { status: 200, body: { status: 200, importId: expect.any(String) } }
  expect(await post(owner, table, { dryRun: 'yes' })).toEqual(taken)
  await shop.runJobs()
  expect(await post(null, table, { token: owner.token ?? '', dryRun: 'no' })).toEqual(taken)
  await shop.runJobs()
  const rows = await shop.db.select().from(productImports).orderBy(productImports.createdAt)
  expect(rows.map(({ isDryRun, state, created }) => [isDryRun, state, created])).toEqual([
    [true, 'done', 1],
    [false, 'done', 1],
  ])
  for (const { fileKey } of rows) expect(await shop.files.read(fileKey)).toBeNull()
})

test('a table may be larger than an image, up to 20 MB', async () => {
  const large = Buffer.alloc(12 * megabyte, 'x\n')
  expect((await post(owner, large)).status).toBe(200)
  await shop.runJobs()
  const tooLarge = { status: 413, message: 'Please choose a file of at most 20 MB.' }
  expect(await post(owner, Buffer.alloc(20 * megabyte + 1, 'x\n'))).toEqual({ status: 413, body: tooLarge })
  const image = await post(owner, large, {}, 'media/uploadProductImage')
  expect(image.body).toEqual({ status: 413, message: 'Please choose an image of at most 8 MB.' })
})

test('guests, customers and unknown fields are refused, and nothing is stored', async () => {
  const before = await shop.db.$count(productImports)
  expect((await post(null, table)).status).toBe(401)
  expect((await post(await shop.customer(), table)).status).toBe(403)
  expect((await post(owner, table, { dryRun: 'perhaps' })).status).toBe(400)
  const many = { token: owner.token ?? '', dryRun: 'yes', more: 'x' }
  expect((await post(null, table, many)).status).toBe(413)
  expect((await post(null, 'x', {}, 'media/uploadProductImage')).status).toBe(401)
  expect((await post(await shop.customer(), 'x', {}, 'media/uploadProductImage')).status).toBe(403)
  expect((await post(owner, 'x', {}, 'media/uploadProductImage')).status).toBe(415)
  expect(await shop.db.$count(productImports)).toBe(before)
})
