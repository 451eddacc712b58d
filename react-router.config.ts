import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // A build in which places can be made to fail stands beside the one that is sold from.
  buildDirectory: process.env.BUILD_WITH_FAILPOINTS === '1' ? 'build/failpoints' : 'build',
  // The server, the command line and the pages are one build: each entry keeps its own name.
  serverBuildFile: '[name].js',
  ssr: true,
  // A form's action comes with its page: it cannot fail to load at the press.
  splitRouteModules: false,
} satisfies Config
