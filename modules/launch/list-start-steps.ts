import { isNull, ne } from 'drizzle-orm'
import { type StartStep, startSteps } from '#contract/launch/calls.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { categories } from '#db/tables/categories.ts'
import { products } from '#db/tables/products.ts'
import { apiLaunchMessages as said } from '#messages/en-US/api/launch.ts'
import type { AdminContext } from '../context.ts'
import { isDemoMark } from '../demo/demo-marks.ts'
import { readSettings } from '../settings/read-settings.ts'
import { isUnbegun } from '../settings/unbegun-shop.ts'
import { listZones } from '../shipping/list-zones.ts'
import { ownFields } from './own-fields.ts'

type Step = Pick<StartStep, 'isDone' | 'found'> & { to: string }

/** The steps from an empty shop to its first product. Each is done once the shop has what it is for. */
export async function listStartSteps({ db }: AdminContext) {
  const [{ settings, versions }, isEmpty, zones, categoryCount, productCount] = await Promise.all([
    readSettings(db),
    isUnbegun(db),
    listZones({ db }),
    db.$count(categories, ne(categories.key, 'all')),
    db.$count(products, isNull(products.deletedAt)),
  ])
  const { shop, brand, logo, money } = settings
  const isOwn = await ownFields(db, shop)
  const isNamed = isOwn('name') && isOwn('contactEmail')
  const hasLogo = logo.logo !== '' && !isDemoMark(logo.logo)
  const isStyled = hasLogo || JSON.stringify(brand) !== JSON.stringify(defaultSettings.brand)
  const country = new Intl.DisplayNames(['en'], { type: 'region' }).of(shop.country) ?? shop.country
  const isPlaced = versions.money > 0 || versions.places > 0
  const isShipping = zones.zones.some(
    ({ version, methods }) => version > 1 && methods.some(({ isOn: isOffered }) => isOffered),
  )
  const found: Record<StartStep['name'], Step> = {
    name: {
      isDone: isNamed,
      found: isNamed ? said.nameDone(shop.name, shop.contactEmail) : said.nameIsDemos,
      to: '/admin/settings#shop',
    },
    brand: { isDone: isStyled, found: isStyled ? said.looksDone : said.brandIsDemos, to: '/admin/settings#logo' },
    places: {
      isDone: isPlaced,
      found: isPlaced ? said.placesDone(country, money.currency) : said.placesDefault(country, money.currency),
      to: '/admin/settings#money',
    },
    shipping: {
      isDone: isShipping,
      found: isShipping ? said.shippingSet : said.noShipping,
      to: '/admin/shipping',
    },
    category: {
      isDone: categoryCount > 0,
      found: categoryCount > 0 ? said.categoriesDone(categoryCount) : said.noCategory,
      to: '/admin/categories',
    },
    product: {
      isDone: productCount > 0,
      found: productCount > 0 ? said.productsAdded(productCount) : said.noProductYet,
      to: '/add-product',
    },
  }
  const steps = startSteps.map((name) => {
    const { isDone, found: sentence, to } = found[name]
    return {
      name,
      title: said.steps[name],
      isDone,
      found: sentence,
      advice: '',
      link: { to, label: said.stepLinks[name] },
    }
  })
  return { steps, canStart: isEmpty && !isNamed }
}
