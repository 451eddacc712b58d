import { expect, test } from 'vitest'
import { choosePaths } from './choose-paths.ts'
import { differences, linesOf } from './read-pages.ts'

test('what a visitor reads is compared, without scripts, styles and markup', () => {
  const html = `<html><head><title>Lido &amp; Co</title><style>a { color: red }</style></head>
    <body class="x"><h1>Lido<!-- --> shirt</h1><script nonce="1">let secret = '<p>'</script><p>$ 12.00</p></body></html>`
  expect(linesOf(html)).toEqual(['Lido & Co', 'Lido shirt', '$ 12.00'])
})

test('lines that are gone or added are named, as often as they are', () => {
  expect(differences(['a', 'b', 'b', 'c'], ['b', 'c', 'd'])).toEqual({ gone: ['a', 'b'], added: ['d'] })
  expect(differences(['a'], ['a'])).toEqual({ gone: [], added: [] })
})

test('pages are chosen from every sitemap, spread over each, and not more than wanted', () => {
  const pages = Array.from({ length: 30 }, (_, at) => `/pages/${at}`)
  const products = Array.from({ length: 5 }, (_, at) => `/products/${at}`)
  const chosen = choosePaths([pages, products], 20)
  expect(chosen).toHaveLength(20)
  expect(chosen.filter((path) => path.startsWith('/products'))).toEqual(products)
  expect(chosen).toContain('/pages/0')
  expect(
    Number(
      chosen
        .filter((path) => path.startsWith('/pages'))
        .at(-1)
        ?.slice(7),
    ),
  ).toBeGreaterThan(25)
})
