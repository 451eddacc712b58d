import type { ServerBuild } from 'react-router'
import { decoded } from './normalize-url.ts'

export type Routes = ServerBuild['routes']

const known = new WeakMap<Routes, Map<string, Routes>>()

/**
 * The routes that an address and those above it can match: the home page, those of the first segment, and those whose first
 * segment is not fixed; the same object each time. React Router ranks, matches and copies all routes that it is given for each page.
 */
export function routesOfAddress(routes: Routes, path: string): Routes {
  const bySegment = known.get(routes) ?? groupBySegment(routes)
  known.set(routes, bySegment)
  const segment = firstSegment(decoded(path) ?? '').toLowerCase()
  return bySegment.get(segment) ?? bySegment.get('') ?? routes
}

/** The path of a page, also for a request of its data. */
export function pathOfPage(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(/\/_\.data$/, '/').replace(/\.data$/, '')
}

const firstSegment = (path: string) => path.split('/').find(Boolean) ?? ''

function groupBySegment(routes: Routes): Map<string, Routes> {
  const segments = new Map(Object.keys(routes).map((id) => [id, fixedSegment(patternOf(routes, id))]))
  const fixed = new Set([...segments.values()].filter((segment) => segment !== null)).add('')
  const withRoutes = (segment: string): [string, Routes] => {
    const ids = Object.keys(routes).filter((id) => ['', null, segment].includes(segments.get(id) ?? null))
    return [segment, Object.fromEntries(ids.map((id) => [id, routes[id]]))]
  }
  return new Map([...fixed].map(withRoutes))
}

/** Null if the first segment of a pattern is a parameter, optional or a splat. */
function fixedSegment(pattern: string): string | null {
  const segment = firstSegment(pattern)
  return /^[:*]|\?$/.test(segment) ? null : segment.toLowerCase()
}

function patternOf(routes: Routes, id: string): string {
  const route = routes[id]
  return route ? `${patternOf(routes, route.parentId ?? '')}/${route.path ?? ''}` : ''
}
