/** The window's event for code of a route that failed to load. */
export const routeCodeFailed = 'route-code-failed'
