import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import routeConfig from '#app/routes.ts'
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

test('every address of the shop is matched as React Router matches it in the whole tree', async () => {
  const config = await routeConfig
  const tree = [{ id: 'root', path: '', children: treeOf(config) }]
  const list = { root: { id: 'root', path: '' }, ...listOf(config, 'root') } as unknown as ServerBuild['routes']
  const patterns = Object.values(list).map((route) => pathInTree(list, route?.id ?? ''))
  const addresses = patterns.flatMap((pattern) => {
    const filled = pattern.replace(/:\w+\??|\*/g, 'x1')
    return [filled, filled.toUpperCase(), `${filled}/more`, filled.replace(/\/[^/]*$/, '')]
  })
  expect(addresses.length).toBeGreaterThan(200)
  for (const address of addresses) {
    const parts = (matchRoutes(tree, address || '/') ?? []).flatMap(({ route }) => route.path ?? []).filter(Boolean)
    expect({ address, is: pageTemplate({ routes: list }, address) }).toEqual({ address, is: `/${parts.join('/')}` })
  }
})

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file

function treeOf(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map((entry) =>
    entry.index
      ? { id: idOf(entry), path: entry.path ?? '', index: true }
      : { id: idOf(entry), path: entry.path ?? '', children: treeOf(entry.children ?? []) },
  )
}

function listOf(entries: RouteConfigEntry[], parentId: string): Record<string, object> {
  return Object.assign(
    {},
    ...entries.map((entry) => ({
      [idOf(entry)]: { id: idOf(entry), path: entry.path, index: entry.index, parentId },
      ...listOf(entry.children ?? [], idOf(entry)),
    })),
  )
}

function pathInTree(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id]
  return route ? `${pathInTree(routes, route.parentId ?? '')}${route.path ? `/${route.path}` : ''}` : ''
}
