import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { decoded } from './normalize-url.ts'

const trees = new WeakMap<ServerBuild['routes'], RouteObject[]>()

/** The template of the page under an address, such as `/orders/:orderNumber`: the same for the page and for its data. */
export function pageTemplate({ routes }: Pick<ServerBuild, 'routes'>, url: string): string {
  const tree = trees.get(routes) ?? branchesOf(routes, undefined)
  trees.set(routes, tree)
  const path = (url.split('?', 1)[0] ?? '').replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  // What cannot be decoded matches nothing, and the router would say so on the console.
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
