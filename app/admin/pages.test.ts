import { readdir } from 'node:fs/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { viewAccess, viewPaths } from '#contract/saved-views/calls.ts'
import routes from '../routes.ts'
import { adminPages, findAdminPage, pagesAbove } from './pages.ts'

const guard = 'routes/admin/guard.ts'

/** The files of all routes, each with whether the guard is a parent of it. */
function filesOf(entries: readonly RouteConfigEntry[], isGuarded = false): { file: string; isGuarded: boolean }[] {
  return entries.flatMap(({ file, children = [] }) => [
    { file, isGuarded: isGuarded || file === guard },
    ...filesOf(children, isGuarded || file === guard),
  ])
}

test('every file of app/routes/admin is a route behind the guard', async () => {
  const inFolder = (await readdir(new URL('../routes/admin', import.meta.url), { recursive: true })).filter((path) =>
    /\.tsx?$/.test(path),
  )
  const guarded = filesOf(routes).filter(({ isGuarded }) => isGuarded)
  expect(guarded.map(({ file }) => file.replace('routes/admin/', '')).sort()).toEqual(inFolder.sort())
})

test('a page belongs to a menu entry and is found by its path', () => {
  const menu = adminPages.filter(({ section }) => section === undefined).map(({ path }) => path)
  for (const { section } of adminPages) if (section) expect(menu).toContain(section)
  expect(findAdminPage('/admin')?.name).toBe('today')
  expect(findAdminPage('/admin/products/import')?.name).toBe('import')
  expect(findAdminPage('/admin/products/7')?.name).toBe('product')
  expect(findAdminPage('/admin/orders/MG-100001')?.section).toBe('/admin/orders')
  expect(findAdminPage('/admin/orders/ship')?.name).toBe('ship')
  expect(findAdminPage('/orders')).toBeUndefined()
})

test('saved views of a list are for the roles that may open its page', () => {
  const access = viewPaths.map((path) => [path, findAdminPage(path)?.access])
  expect(Object.fromEntries(access)).toEqual(viewAccess)
})

test('the pages above one are its entry of the menu, and its order', () => {
  const pathsAbove = (pathname: string) => pagesAbove(pathname).map(({ path }) => path)
  expect(pathsAbove('/admin/orders')).toEqual([])
  expect(pathsAbove('/admin/orders/MG-100001')).toEqual(['/admin/orders'])
  expect(pathsAbove('/admin/orders/MG-100001/refund')).toEqual(['/admin/orders', '/admin/orders/MG-100001'])
  expect(pathsAbove('/admin/pickup-points/1')).toEqual(['/admin/shipping'])
  expect(pathsAbove('/add-product')).toEqual(['/admin/products'])
  expect(pathsAbove('/admin/versions/shop')).toEqual([])
  expect(pathsAbove('/')).toEqual([])
})
