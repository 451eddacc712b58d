import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { readBrandFile } from '../brand/brand-file.ts'
import { line } from '../typed-text.ts'

/** The name of an uploaded file, or empty. */
export const brandFile = line(60).check(
  z.refine((name) => name === '' || readBrandFile(name) !== null, { error: () => apiSettingsMessages.logoUnknown }),
  z.meta({ examples: [''] }),
)

export const logoColors = ['own', 'text'] as const

/** The logo and the icon of browser tabs. Without a logo the shop name stands in its place. */
export const logoFields = {
  logo: brandFile,
  /** `text` draws the shape of the logo in the text color, `own` as it was uploaded. */
  logoColor: z.enum(logoColors),
  /** Empty for the logo, or the first letter of the shop name. */
  favicon: brandFile,
}
