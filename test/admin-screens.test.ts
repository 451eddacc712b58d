import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { screens } from '../e2e/support/screens.ts'

/** The paths of the pages behind the guard of the admin area; files for download have no page. */
function guardedPaths(entries: readonly RouteConfigEntry[], isGuarded = false): string[] {
  return entries.flatMap(({ file, path, children = [] }) => [
    ...(isGuarded && path && file.endsWith('.tsx') ? [`/${path}`] : []),
    ...guardedPaths(children, isGuarded || file === 'routes/admin/guard.ts'),
  ])
}

test('journeys and screenshots know a screen of every page of the admin area', () => {
  const shown = new Set(screens.flatMap(({ route }) => route ?? []))
  expect([...shown].sort()).toEqual(guardedPaths(routes).sort())
})
