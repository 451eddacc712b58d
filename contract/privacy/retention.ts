import * as z from 'zod/mini'
import { retentionKinds } from '../settings/privacy-fields.ts'

/** A kind of personal data that stays for a period. Times are ISO 8601. */
const stored = z.object({
  kind: z.enum(retentionKinds),
  /** Its retention period. */
  days: z.number(),
  rows: z.number(),
  /** When the period of the oldest row began; null where nothing is stored. */
  oldest: z.nullable(z.string()),
  /** When that row is due; the next night removes it. */
  nextRemoval: z.nullable(z.string()),
  /** The latest night; null before the first one. */
  lastRun: z.nullable(z.object({ at: z.string(), removed: z.number() })),
})
export type StoredKind = z.infer<typeof stored>

export const retention = z.object({ stored: z.array(stored) })
