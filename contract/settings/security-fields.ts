import * as z from 'zod/mini'
import { wholeNumber } from './whole-number.ts'

/** The settings of the logins and sessions of staff. */
export const securityFields = {
  /** A session of staff ends after so many minutes without a request. */
  staffIdleMinutes: wholeNumber(5, 1_440),
  /** And so many hours after the login; every session ends after a day. */
  staffSessionHours: wholeNumber(1, 24),
  /** Staff without a second factor set one up before the admin area opens to them. */
  requireSecondFactor: z.boolean(),
}
