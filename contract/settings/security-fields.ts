import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'

const whole = (min: number, max: number) =>
  z
    .int({ error: () => apiSettingsMessages.wholeNumber })
    .check(
      z.minimum(min, { error: () => apiSettingsMessages.min(String(min)) }),
      z.maximum(max, { error: () => apiSettingsMessages.max(max.toLocaleString('en-US')) }),
    )

/** The settings of the logins and sessions of staff. */
export const securityFields = {
  /** A session of staff ends after so many minutes without a request. */
  staffIdleMinutes: whole(5, 1_440),
  /** And so many hours after the login; every session ends after a day. */
  staffSessionHours: whole(1, 24),
  /** Staff without a second factor set one up before the admin area opens to them. */
  requireSecondFactor: z.boolean(),
}
