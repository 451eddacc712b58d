import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // The server, the command line and the pages are one build: each entry keeps its own name.
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config
