import * as z from 'zod/mini'
import { returnOutcomes, returnStates, returnWishes } from './return-states.ts'

/** A return on the page of its order. Times are ISO 8601. */
export const returnSummary = z.object({
  _id: z.uuid(),
  number: z.string(),
  status: z.enum(returnStates),
  wish: z.enum(returnWishes),
  outcome: z.nullable(z.enum(returnOutcomes)),
  /** What staff wrote last. */
  answer: z.string(),
  units: z.number(),
  createdAt: z.string(),
  /** When it came into its state. */
  since: z.string(),
  /** The package has to arrive by then; null unless it is approved. */
  expiresAt: z.nullable(z.string()),
  /** The order of what it was exchanged for. */
  exchangeOrder: z.nullable(z.string()),
})
export type ReturnSummary = z.infer<typeof returnSummary>
