import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pageTemplate } from './page-template.ts'

const tree: [id: string, path: string | undefined, parentId: string | undefined][] = [
  ['root', '', undefined],
  ['home', undefined, 'root'],
  ['order', 'orders/:orderNumber', 'root'],
  ['none', '*', 'root'],
]
const routes = Object.fromEntries(
  tree.map(([id, path, parentId]) => [
    id,
    { id, path, parentId, index: id === 'home', module: { default: () => null } },
  ]),
) as unknown as ServerBuild['routes']

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/_.data?_routes=home', '/'],
  ['/orders/MG-1?print', '/orders/:orderNumber'],
  ['/orders/MG-1.data', '/orders/:orderNumber'],
  ['/orders/MG-1/_.data', '/orders/:orderNumber'],
  ['/nowhere', '/*'],
  ['/%ff', '/'],
])('the page at %s is counted as %s', (url, template) => {
  expect(pageTemplate({ routes }, url)).toBe(template)
})
