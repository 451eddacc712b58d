import { directAddress, type Method } from './call.ts'
import { contract } from './index.ts'
import { ownValue } from './own-value.ts'

/** What differs from a POST to the gateway at `noun/verb`: the method, the path, or the URL of the direct route. */
export interface CallRoute {
  method?: Method
  path?: string
  address?: string
}

/** The routes of all calls, for clients that do not load the contract's schemas. */
export interface CallRoutes {
  /** The first path segment of nouns where it differs from the noun. */
  nouns: Record<string, string>
  /** The calls that are not a POST to the gateway at `noun/verb`, by `noun/verb`. */
  calls: Record<string, CallRoute>
}

/** Nouns that have another name in the API. Source: spec section 7. */
const nouns: Record<string, string> = { accounts: 'users', checkout: 'payment', shipments: 'orders' }

/** Returns the routes of all calls; a call without an entry is a POST to the gateway at `noun/verb`. */
export function callRoutes(): CallRoutes {
  const calls = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => [noun, verb, call] as const),
  )
  const routes = calls.map(([noun, verb, { method, path, entry, address }]): [string, CallRoute] => [
    `${noun}/${verb}`,
    {
      ...(method !== 'POST' && { method }),
      ...(path !== `${ownValue(nouns, noun) ?? noun}/${verb}` && { path }),
      ...(entry === 'direct' && { address: directAddress({ address, path }) }),
    },
  ])
  return { nouns, calls: Object.fromEntries(routes.filter(([, route]) => Object.keys(route).length > 0)) }
}
