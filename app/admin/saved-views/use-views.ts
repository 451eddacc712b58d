import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/routes/admin/layout.tsx'
import { type SavedView, viewPaths } from '#contract/saved-views/calls.ts'

/** The saved views of the list of this page, and which of them its query is; null for a page that has none. */
export function useViews(query: string) {
  const { pathname } = useLocation()
  const loaded = useRouteLoaderData<typeof loader>('routes/admin/layout')
  const path = viewPaths.find((each) => each === pathname)
  if (!loaded || !path) return null
  const { views } = loaded
  const isShown = ({ query: saved }: SavedView) => inOrder(saved) === inOrder(query)
  return { path, views, current: views.find(isShown) ?? null }
}

/** A query with its parameters in one order, so that equal ones are equal texts. */
function inOrder(query: string): string {
  const params = new URLSearchParams(query)
  params.sort()
  return params.toString()
}
