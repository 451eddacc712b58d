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

/** The response of a call that starts a session. */
export const session = z.object({ message: z.string(), token: z.string(), user: sessionUser })
