import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '#db/tables/categories.ts'
import { brandFiles } from '#db/tables/settings.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { sweepBrandFiles } from '../settings/brand-files.ts'

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path d="M0 0h200v50H0z"/></svg>')
const ofBags = { names: ['Width', 'Height', 'Depth'], unit: 'cm' }

async function shopWithBags() {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const bag = await shop.product({ name: 'Tote', category: 'Women', subCategory: 'Bags', measurement: '32-24-12' })
  const own = (await owner.categories.listCategories({})).categories.find(({ path }) => path === 'bags')
  if (!own) throw new Error('There is no category of bags.')
  const { categoryId, version, title, slug } = own
  const page = { title, slug, text: '', seoTitle: '', seoDescription: '', imageId: null, imageAlt: '' }
  const shown = async () => (await shop.as(shop.guest()).products.findProduct({ productId: bag.id })).measures
  return { shop, owner, edit: { categoryId, version, ...page }, shown }
}

test('an owner says what the measurements of a category are, and product pages call them so', async () => {
  const { shop, owner, edit, shown } = await shopWithBags()
  expect(await shown()).toEqual({ names: [], unit: 'mm', drawing: '' })
  const { name: drawing } = await owner.settings.uploadLogo({ file: svg })
  const { category } = await owner.categories.changeCategory({ ...edit, measures: { ...ofBags, drawing } })
  expect(category.measures).toEqual({ ...ofBags, drawing })
  expect(await shown()).toEqual({ ...ofBags, drawing })

  // An edit that does not name them leaves them as they are.
  await owner.categories.changeCategory({ ...edit, version: category.version, text: 'Carried for years.' })
  expect(await shown()).toEqual({ ...ofBags, drawing })
  await shop.db.update(brandFiles).set({ createdAt: sql`now() - interval '2 days'` })
  await sweepBrandFiles(shop.db)
  expect(await shop.db.$count(brandFiles)).toBe(1)
  await shop.db.update(categories).set({ drawing: null }).where(eq(categories.id, edit.categoryId))
  await sweepBrandFiles(shop.db)
  expect(await shop.db.$count(brandFiles)).toBe(0)
})

test('too many names, an empty one and a drawing that is gone are refused', async () => {
  const { owner, edit, shown } = await shopWithBags()
  const change = (measures: object) =>
    owner.categories.changeCategory({ ...edit, measures: { ...ofBags, drawing: '', ...measures } })
  await expect(change({ names: [' '] })).rejects.toMatchObject({
    status: 400,
    message: 'Please enter a name for each measurement.',
  })
  await expect(change({ names: [...'abcdefg'] })).rejects.toMatchObject({
    status: 400,
    message: 'A category has up to 6 measurements.',
  })
  await expect(change({ drawing: `${'a'.repeat(22)}-200x50.svg` })).rejects.toMatchObject({
    status: 400,
    message: 'Please upload this file again.',
  })
  expect((await shown()).names).toEqual([])
})
