import * as z from 'zod/mini'

/** Who is logged in. */
export const sessionUser = z.object({
  id: z.string(),
  role: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
})
export type SessionUser = z.infer<typeof sessionUser>

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

/** The response of a call that starts a session. */
export const session = z.object({ message: z.string(), token: z.string(), user: sessionUser })
