import * as z from 'zod/mini'

/** An open session as its owner sees it. Times are ISO 8601. */
export const ownSession = z.object({
  _id: z.uuid(),
  isCurrent: z.boolean(),
  /** The browser and its system; may be empty. */
  device: z.string(),
  /** The network without the last part of its address; may be empty. */
  network: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
})
export type OwnSession = z.infer<typeof ownSession>
