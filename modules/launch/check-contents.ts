import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { ContentName } from '#contract/settings/content-page.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { productImages, products } from '#db/tables/products.ts'
import { apiLaunchMessages as said } from '#messages/en-US/api/launch.ts'
import { isDemoMark } from '../demo/demo-marks.ts'
import { readDemoSettings } from '../demo/demo-settings.ts'
import { hasDemoImages } from '../demo/has-demo-images.ts'
import { readPages } from '../settings/read-pages.ts'
import { type Check, done, open } from './launch-shop.ts'
import { ownFields } from './own-fields.ts'

/** Whether name, contact and looks are the shop's own. A logo is not needed: the name stands in its place. */
export const checkBrand: Check = async ({ db, settings: { shop, brand, logo } }) => {
  const isOwn = await ownFields(db, shop)
  const wrong = [
    !isOwn('name') && said.nameIsDemos,
    !(isOwn('contactEmail') && isOwn('postalAddress')) && said.contactIsDemos,
    [logo.logo, logo.favicon].some(isDemoMark) && said.logoIsDemos,
    logo.logo === '' && isSame(brand, defaultSettings.brand) && said.brandIsDemos,
  ].filter((each) => each !== false)
  if (wrong.length === 0) return done(said.brandDone(shop.name))
  return open(wrong.join(' '), said.brandAdvice, { to: '/admin/settings#shop', label: said.links.brand })
}

// What a draft is left with: dummy text, a note to oneself, or a gap in brackets that is no link.
const gap =
  /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX)\b|\[[^\]\n]{2,60}\](?![(:[])|_{4,}|\b[\w.-]+@(?:[\w-]+\.)?example\.(?:com|org|net)\b/i

/** Whether the policies are the shop's own and complete, and its promises chosen. */
export const checkTexts: Check = async ({ db, settings: { promises, shop } }) => {
  const pages = await readPages(db)
  const names = Object.keys(said.policies) as (keyof typeof said.policies & ContentName)[]
  const isOwn = (name: ContentName) => Boolean(pages.get(name)?.page && pages.get(name)?.version)
  const defaults = names.filter((name) => !isOwn(name)).map((name) => said.policies[name])
  const demo = await readDemoSettings(db)
  const texts = [
    ...[...pages.values()].flatMap(({ page }) =>
      page ? [{ title: page.title, text: `${page.title} ${page.body}` }] : [],
    ),
    { title: shop.name, text: shop.about },
  ]
  const left = texts.flatMap(({ title, text }) => {
    const found = gap.exec(text)?.[0]
    return found ? said.placeholderLeft(title, found) : []
  })
  const wrong = [
    ...(defaults.length > 0 ? [said.textsAreDemos(defaults.join(', '))] : []),
    ...left,
    ...(isSame(promises, demo?.promises) ? [said.promisesAreDemos] : []),
  ]
  if (wrong.length === 0) return done(said.textsDone)
  return open(wrong.join(' '), said.textsAdvice, { to: '/admin/settings#texts', label: said.links.texts })
}

/** Whether a product of the shop is published with an image, and nothing of the demo is left. */
export const checkProducts: Check = async ({ db }) => {
  if (await hasDemoImages(db)) {
    return open(said.demoLeft, said.demoAdvice, { to: '/admin/start', label: said.links.demo })
  }
  const hasImage = exists(
    db.select({ one: sql`1` }).from(productImages).where(eq(productImages.productId, products.id)),
  )
  const isShown = and(eq(products.status, 'published'), isNull(products.deletedAt), hasImage)
  const count = await db.$count(products, isShown)
  if (count > 0) return done(said.productsDone(count))
  return open(said.noProduct, said.productAdvice, { to: '/admin/products', label: said.links.product })
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
