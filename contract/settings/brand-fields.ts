import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { fontPairNames } from '../brand/font-pairs.ts'
import { line } from '../typed-text.ts'

const color = line(7).check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^#[0-9a-f]{6}$/, { error: () => apiSettingsMessages.colorInvalid }),
  z.meta({ examples: ['#102030'] }),
)

export const cornerStyles = ['square', 'soft', 'round'] as const

/** What the shop looks like. All other colors are derived from the three. */
export const brandFields = {
  paper: color,
  ink: color,
  accent: color,
  fonts: z.enum(fontPairNames),
  corners: z.enum(cornerStyles),
}
