import * as z from 'zod/mini'

/** What happens to the consent to a newsletter, in the order of its life; `subscribed` is one that needed no confirmation. */
export const consentEvents = ['asked', 'confirmed', 'subscribed', 'imported', 'withdrawn', 'erased'] as const

/** Where it happened; `earlier` is what was there before the shop kept a history. */
export const consentSources = [
  'form',
  'sign-up',
  'email-link',
  'one-click',
  'staff',
  'import',
  'erasure',
  'earlier',
] as const
export type ConsentSource = (typeof consentSources)[number]

/** A step of the consent of an address. Times are ISO 8601. */
export const consentStep = z.object({
  at: z.string(),
  event: z.enum(consentEvents),
  source: z.enum(consentSources),
  /** The sentence that was read then, or the proof of an import; empty where there was none. */
  wording: z.string(),
})
export type ConsentStep = z.infer<typeof consentStep>
