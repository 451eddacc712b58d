import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { line, paragraphs } from '../typed-text.ts'

/** The content pages, by their paths. */
export const contentNames = [
  'about-us',
  'contact-us',
  'shipping-returns',
  'refund-policy',
  'privacy-policy',
  'terms-conditions',
  'cookie-consent',
] as const
export type ContentName = (typeof contentNames)[number]

/** A content page: Markdown with placeholders. */
export const pageText = z.object({
  title: line(100).check(z.trim(), z.minLength(1, { error: () => apiSettingsMessages.pageTitleMissing })),
  /** The meta description. */
  description: line(200).check(z.trim(), z.minLength(1, { error: () => apiSettingsMessages.pageDescriptionMissing })),
  /** The effective date of a policy, as it is shown; empty if it has none. */
  effective: line(60).check(z.trim()),
  body: paragraphs(60_000).check(z.trim(), z.minLength(1, { error: () => apiSettingsMessages.pageBodyMissing })),
})
export type PageText = z.infer<typeof pageText>
