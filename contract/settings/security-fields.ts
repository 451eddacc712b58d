import * as z from 'zod/mini'
import { wholeNumber } from './whole-number.ts'

/** The settings of the logins and sessions of staff. */
export const securityFields = {
  /** The minutes without a request after which a session of staff ends. */
  staffIdleMinutes: wholeNumber(5, 1_440),
  /** The hours after the login after which it ends; every session ends after a day. */
  staffSessionHours: wholeNumber(1, 24),
  /** Staff without a second factor set one up before the admin area opens to them. */
  requireSecondFactor: z.boolean(),
}
