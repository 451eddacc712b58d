declare module 'virtual:call-routes' {
  import type { CallRoute } from '#contract/call-routes.ts'

  /** What is not as usual on the way of a call, by `noun/verb`. */
  export const callRoutes: Record<string, CallRoute>
}
