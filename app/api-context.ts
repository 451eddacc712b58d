import { createContext } from 'react-router'
import type { Api } from '#contract/index.ts'

/** The shop's calls, for loaders and actions; on public pages they are made as a guest. */
export const apiContext = createContext<Api>()

/** What pages may know of the shop they stand in. */
export const shopContext = createContext<{
  origin: string
  /** Where the card page is; null where the shop has it itself. */
  cardPage: string | null
}>()
