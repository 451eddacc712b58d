import type { Method } from './call.ts'
import { contract } from './index.ts'

/** What is not as usual on the way of a call: its method, its path at the gateway, or the address of its direct route. */
export interface CallRoute {
  method?: Method
  path?: string
  address?: string
}

/** The calls, by `noun/verb`, that are no POST to the gateway under that very path. */
export function unusualCallRoutes(): Record<string, CallRoute> {
  const calls = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => [`${noun}/${verb}`, call] as const),
  )
  const routes = calls.map(([name, { method, path, door, address }]): [string, CallRoute] => [
    name,
    {
      ...(method !== 'POST' && { method }),
      ...(path !== name && { path }),
      ...(door === 'direct' && { address: address ?? `/api/${path}` }),
    },
  ])
  return Object.fromEntries(routes.filter(([, route]) => Object.keys(route).length > 0))
}
