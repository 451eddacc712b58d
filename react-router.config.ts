import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // The build with failpoints is separate from the production build.
  buildDirectory: process.env.BUILD_WITH_FAILPOINTS === '1' ? 'build/failpoints' : 'build',
  // The server, the command line and the pages are one build: each entry keeps its own name.
  serverBuildFile: '[name].js',
  ssr: true,
  // A form's action comes with its page: it cannot fail to load at the press.
  splitRouteModules: false,
} satisfies Config
