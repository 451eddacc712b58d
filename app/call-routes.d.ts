declare module 'virtual:call-routes' {
  import type { CallRoutes } from '#contract/call-routes.ts'

  export const callRoutes: CallRoutes
}
