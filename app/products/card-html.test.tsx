import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { setShopCurrency, shopCurrency } from '#contract/currency.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { runInLocale } from '#messages/current-locale.ts'
import { productSummary } from '#test/product-summary.ts'
import { toCardHtml } from './card-html.server.tsx'
import { ProductCard } from './product-card.tsx'
import { serverRendering } from './server-rendering.ts'

const image = (of: string) => ({ src: `/images/${of}/960.webp`, alt: `Scarf & “tie” ${of}`, tint: '#aa3311' })
const color = (of: string) => ({ id: of, color: of, hex: '#aa3311', image: image(of), flip: image(`${of}-2`) })
const scarf = productSummary({ _id: 'scarf', name: 'Scarf', price: 40, colorVariant: [color('red'), color('blue')] })

const currency = shopCurrency()
afterEach(() => {
  serverRendering.toHtml = null
  setShopCurrency(currency)
})

const cardOf = (product: ProductSummary, isWide = false) =>
  renderToString(
    <StaticRouter location="/shop?sort=price">
      <ProductCard product={product} sizes="50vw" isWide={isWide} />
    </StaticRouter>,
  )

test.each([
  ['in two colors', scarf, false],
  ['in two colors, with both images', scarf, true],
  ['without colors, sold out and reduced', { ...scarf, colorVariant: [], isActive: false, oldPrice: 50 }, false],
])('a card %s is the same whether its content is rendered with the page or apart', (_what, product, isWide) => {
  const withPage = cardOf(product, isWide)
  serverRendering.toHtml = vi.fn(toCardHtml)
  const apart = cardOf(product, isWide)
  expect(serverRendering.toHtml).toHaveBeenCalledOnce()
  expect(apart).toBe(withPage)
  expect(cardOf(product, isWide)).toBe(withPage)
})

test('another price, language or currency is another card', () => {
  serverRendering.toHtml = toCardHtml
  const before = cardOf(scarf)
  const dearer = cardOf({ ...scarf, price: 41 })
  const german = runInLocale('de', () => cardOf(scarf))
  setShopCurrency({ code: 'EUR', decimals: 2, prefix: '€' })
  const inEuros = cardOf(scarf)
  expect(dearer).toContain('$41.00')
  expect(german).toContain('In den Warenkorb')
  expect(inEuros).toContain('€40.00')
  expect(new Set([before, dearer, german, inEuros]).size).toBe(4)
})
