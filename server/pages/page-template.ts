import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { decoded } from './normalize-url.ts'
import { pathOfPage, type Routes, routesOfAddress } from './routes-of-address.ts'

const knownPaths = 2_000

const templatesOf = new WeakMap<Routes, Map<string, string>>()
const trees = new WeakMap<Routes, RouteObject[]>()

/** The path pattern of a URL, such as `/orders/:orderNumber`; the same for a page and its data request. */
export function pageTemplate({ routes }: Pick<ServerBuild, 'routes'>, url: string): string {
  const templates = templatesOf.get(routes) ?? new Map<string, string>()
  templatesOf.set(routes, templates)
  const path = pathOfPage(url)
  const template = templates.get(path) ?? matchTemplate(routesOfAddress(routes, path), path)
  if (templates.size >= knownPaths) templates.clear()
  templates.set(path, template)
  return template
}

function matchTemplate(routes: Routes, path: string): string {
  if (decoded(path) === null) return '/'
  const tree = trees.get(routes) ?? treeOf(routes)
  trees.set(routes, tree)
  const parts = (matchRoutes(tree, path) ?? []).flatMap(({ route }) => route.path ?? []).filter(Boolean)
  return `/${parts.join('/')}`
}

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  const children = Object.values(routes).filter((route) => route && (route.parentId || undefined) === parentId)
  return children.flatMap((route): RouteObject[] => {
    if (!route) return []
    const { id, path = '', index } = route
    return [index ? { id, path, index } : { id, path, children: treeOf(routes, id) }]
  })
}
