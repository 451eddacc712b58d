import {
  type ServerBuild,
  UNSAFE_withErrorBoundaryProps as withError,
  UNSAFE_withComponentProps as withProps,
} from 'react-router'
import * as entry from '#app/entry.server.tsx'
import * as root from '#app/root.tsx'
import * as home from '#app/routes/home.tsx'

const rootModule = {
  ...root,
  default: withProps(root.default as never),
  ErrorBoundary: withError(root.ErrorBoundary as never),
}
const shown = { hasLoader: true, hasAction: false, hasErrorBoundary: true, module: '/assets/page.js' }

/** Builds two routes of the shop, the frame and the home page; a test may replace modules and the screen of the latter. */
export function homeBuild(parts: Partial<typeof home> = {}, screen: unknown = home.default): ServerBuild {
  const routes = {
    root: { id: 'root', path: '', module: rootModule },
    home: {
      id: 'home',
      parentId: 'root',
      index: true,
      module: { ...home, ...parts, default: withProps(screen as never) },
    },
  }
  const manifest = {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, { module: _, ...route }]) => [id, { ...route, ...shown }]),
    ),
    url: '/assets/manifest.js',
    version: '1',
  }
  return {
    entry: { module: entry },
    routes,
    assets: manifest,
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}
