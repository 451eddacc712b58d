import * as z from 'zod/mini'
import { rulesMessages } from '#messages/en-US/rules.ts'

const timeInvalid = { error: () => rulesMessages.timeInvalid }

/** A date and time in the shop's time zone, as `2026-12-01T09:00`. */
export const localTime = z.string(timeInvalid).check(
  z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, timeInvalid),
  z.refine((value) => !Number.isNaN(Date.parse(`${value}Z`)), timeInvalid),
  z.meta({ examples: ['2026-12-01T09:00'] }),
)
