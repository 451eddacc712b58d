import * as z from 'zod/mini'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { line } from '../typed-text.ts'
import { isNumberFormats } from './number-formats.ts'

const maxTemplateLength = 300
const maxFormatsLength = 300

/** A carrier's page that tracks a parcel, with `{number}` in place of its number; empty if there is none. */
const trackingTemplate = line(maxTemplateLength).check(
  z.trim(),
  z.refine((typed) => typed === '' || isTrackingTemplate(typed), { error: () => apiShippingMessages.templateInvalid }),
  z.meta({ examples: ['https://www.ups.com/track?tracknum={number}'] }),
)

export const carrierFields = {
  name: line(40).check(z.trim(), z.minLength(1, { error: () => apiShippingMessages.nameMissing })),
  trackingTemplate,
  /** What its tracking numbers look like; empty if any will do. See `number-formats.ts`. */
  numberFormats: line(maxFormatsLength).check(
    z.trim(),
    z.refine(isNumberFormats, { error: () => apiShippingMessages.formatsInvalid }),
    z.meta({ examples: ['1Z*{16}'] }),
  ),
  /** Whether orders can be shipped with it. */
  isOn: z.boolean(),
  /** The one that is selected to begin with. */
  isDefault: z.boolean(),
}

/** A carrier as the owner edits it. */
export const carrier = z.object({ carrierId: z.uuid(), ...carrierFields, version: z.number() })
export type Carrier = z.infer<typeof carrier>

/** The names of the carriers that are on, in their order, and of the default; empty without one. */
export const carrierNames = z.object({ offered: z.array(z.string()), standard: z.string() })
export type CarrierNames = z.infer<typeof carrierNames>

/** The address of a carrier's page that tracks a parcel; null without a template. */
export function trackingUrl(template: string, trackingNumber: string): string | null {
  return template === '' ? null : template.replaceAll('{number}', () => encodeURIComponent(trackingNumber))
}

function isTrackingTemplate(typed: string): boolean {
  const [address = '', ...others] = typed.split('{number}')
  // The number must not decide the host.
  return (
    others.length > 0 && /^https:\/\/[^/?#@\s]+[/?#]/.test(address) && URL.canParse(typed.replaceAll('{number}', '1'))
  )
}
