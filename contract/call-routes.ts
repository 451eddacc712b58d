import type { Method } from './call.ts'
import { contract } from './index.ts'

/** How a call differs from the usual: its method, its path at the gateway, or the address of its direct route. */
export interface CallRoute {
  method?: Method
  path?: string
  address?: string
}

/** Where each call is found, for a client that does not load the contract's schemas. */
export interface CallRoutes {
  /** The first part of a path where it is not the noun itself. */
  nouns: Record<string, string>
  /** The calls, by `noun/verb`, that are not a POST to the gateway under that path. */
  calls: Record<string, CallRoute>
}

/** Nouns that the specification calls otherwise on the wire. Source: spec section 7. */
const nouns: Record<string, string> = { accounts: 'users', checkout: 'payment', shipments: 'orders' }

/** What a client has to know beside the rule that `noun/verb` is a POST to the gateway. */
export function callRoutes(): CallRoutes {
  const calls = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => [noun, verb, call] as const),
  )
  const routes = calls.map(([noun, verb, { method, path, entry, address }]): [string, CallRoute] => [
    `${noun}/${verb}`,
    {
      ...(method !== 'POST' && { method }),
      ...(path !== `${nouns[noun] ?? noun}/${verb}` && { path }),
      ...(entry === 'direct' && { address: address ?? `/api/${path}` }),
    },
  ])
  return { nouns, calls: Object.fromEntries(routes.filter(([, route]) => Object.keys(route).length > 0)) }
}
