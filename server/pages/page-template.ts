import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { decoded } from './normalize-url.ts'

const knownPaths = 2_000

/** The routes that a path can match, by its first segment; null of those whose own is not fixed. */
type Branches = Map<string | null, RouteObject[]>

const known = new WeakMap<ServerBuild['routes'], { branches: Branches; templates: Map<string, string> }>()

/** The path pattern of a URL, such as `/orders/:orderNumber`; the same for a page and its data request. */
export function pageTemplate({ routes }: Pick<ServerBuild, 'routes'>, url: string): string {
  const { branches, templates } = known.get(routes) ?? { branches: groupBranches(routes), templates: new Map() }
  known.set(routes, { branches, templates })
  const path = (url.split('?', 1)[0] ?? '').replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  const template = templates.get(path) ?? matchTemplate(branches, path)
  if (templates.size >= knownPaths) templates.clear()
  templates.set(path, template)
  return template
}

// Matching ranks all routes that it gets: of the whole tree, that is a tenth of the time that rendering a page takes.
function matchTemplate(branches: Branches, path: string): string {
  const plain = decoded(path)
  if (plain === null) return '/'
  const first = firstSegment(plain).toLowerCase()
  const candidates = [...(branches.get(first) ?? []), ...(branches.get(null) ?? [])]
  const parts = (matchRoutes(candidates, path) ?? []).flatMap(({ route }) => route.path ?? []).filter(Boolean)
  return `/${parts.join('/')}`
}

const firstSegment = (path: string) => path.split('/').find(Boolean) ?? ''

/** Each route with its parents, as a tree of its own. */
function groupBranches(routes: ServerBuild['routes']): Branches {
  const all = Object.values(routes).filter((route) => route !== undefined)
  return Map.groupBy(
    all.map((route) => {
      let branch: RouteObject = route.index
        ? { id: route.id, path: route.path ?? '', index: true }
        : { id: route.id, path: route.path ?? '' }
      for (let at = routes[route.parentId ?? '']; at; at = routes[at.parentId ?? '']) {
        branch = { id: at.id, path: at.path ?? '', children: [branch] }
      }
      return branch
    }),
    (branch) => {
      const first = firstSegment(pathOf(branch))
      return /^[:*]|\?$/.test(first) ? null : first.toLowerCase()
    },
  )
}

function pathOf({ path = '', children: [child] = [] }: RouteObject): string {
  return child ? `${path}/${pathOf(child)}` : path
}
