import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { decoded } from './normalize-url.ts'

const knownPaths = 2_000
const known = new WeakMap<ServerBuild['routes'], { tree: RouteObject[]; templates: Map<string, string> }>()

/** The path pattern of a URL, such as `/orders/:orderNumber`; the same for a page and its data request. */
export function pageTemplate({ routes }: Pick<ServerBuild, 'routes'>, url: string): string {
  const { tree, templates } = known.get(routes) ?? { tree: branchesOf(routes, undefined), templates: new Map() }
  known.set(routes, { tree, templates })
  const path = (url.split('?', 1)[0] ?? '').replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  // Matching ranks all routes each time: a tenth of the time that rendering a page takes.
  const template = templates.get(path) ?? matchTemplate(tree, path)
  if (templates.size >= knownPaths) templates.clear()
  templates.set(path, template)
  return template
}

function matchTemplate(tree: RouteObject[], path: string): string {
  // The router logs a warning for a path that cannot be decoded.
  const matches = decoded(path) === null ? null : matchRoutes(tree, path)
  const parts = (matches ?? []).flatMap(({ route }) => route.path ?? []).filter(Boolean)
  return `/${parts.join('/')}`
}

function branchesOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  const children = Object.values(routes).filter((route) => route !== undefined && route.parentId === parentId)
  return children.flatMap((route) => {
    if (!route) return []
    const { id, path = '', index } = route
    return index ? { id, path, index: true as const } : { id, path, children: branchesOf(routes, id) }
  })
}
