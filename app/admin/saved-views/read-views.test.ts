import { expect, test } from 'vitest'
import { createApi } from '#contract/index.ts'
import { viewPaths } from '#contract/saved-views/calls.ts'
import { adminPages } from '../pages.ts'
import { readViews } from './read-views.ts'

/** What the page at a path asks the server. */
async function askedBy(pathname: string): Promise<unknown[]> {
  const asked: unknown[] = []
  const api = createApi(async (_, payload) => {
    asked.push(payload)
    return { views: [] }
  })
  await readViews(api, pathname)
  return asked
}

test('a list asks for its own saved views, and no other page of the admin area asks for any', async () => {
  expect(await askedBy('/admin/orders')).toEqual([{ path: '/admin/orders' }])
  expect(await askedBy('/admin/customers')).toEqual([{ path: '/admin/customers' }])
  expect(await askedBy('/admin/orders/MG-100001')).toEqual([])
  const asking: string[] = []
  for (const { path } of adminPages) if ((await askedBy(path)).length > 0) asking.push(path)
  expect(asking.sort()).toEqual(viewPaths.toSorted())
})
