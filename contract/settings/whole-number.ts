import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'

/** A whole number within limits, both included. */
export const wholeNumber = (min: number, max: number) =>
  z
    .int({ error: () => apiSettingsMessages.wholeNumber })
    .check(
      z.minimum(min, { error: () => apiSettingsMessages.min(String(min)) }),
      z.maximum(max, { error: () => apiSettingsMessages.max(max.toLocaleString('en-US')) }),
    )
