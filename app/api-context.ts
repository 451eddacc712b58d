import { createContext } from 'react-router'
import type { Api } from '#contract/index.ts'

/** The shop's calls for loaders and actions; public pages call as a guest. */
export const apiContext = createContext<Api>()

/** What pages may know about the server's configuration. */
export const shopContext = createContext<{
  origin: string
  /** Origin of the card page; null when the shop serves it. */
  cardPage: string | null
  /** Whether everybody can reach a shop whose payments are not real. */
  isTrial: boolean
}>()
