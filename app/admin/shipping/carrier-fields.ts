import type * as z from 'zod/mini'
import type { FormFields, Rule } from '#contract/check-form.ts'
import { type Carrier, carrierFields } from '#contract/shipping/carrier.ts'
import { adminCarriersMessages } from '#messages/en-US/admin/carriers.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'

const ruleOf =
  (schema: z.ZodMiniType): Rule =>
  (typed) =>
    schema.safeParse(typed).error?.issues[0]?.message ?? null

export const carrierFormFields = {
  name: {
    get label() {
      return adminCarriersMessages.name
    },
    get hint() {
      return adminCarriersMessages.nameHint
    },
    get missing() {
      return apiShippingMessages.nameMissing
    },
    maxLength: 40,
    autoComplete: 'off',
  },
  trackingTemplate: {
    get label() {
      return adminCarriersMessages.trackingTemplate
    },
    get hint() {
      return adminCarriersMessages.trackingTemplateHint
    },
    maxLength: 300,
    isOptional: true,
    autoComplete: 'off',
    rule: ruleOf(carrierFields.trackingTemplate),
  },
  numberFormats: {
    get label() {
      return adminCarriersMessages.numberFormats
    },
    get hint() {
      return adminCarriersMessages.numberFormatsHint
    },
    maxLength: 300,
    isOptional: true,
    autoComplete: 'off',
    rule: ruleOf(carrierFields.numberFormats),
  },
  isOn: {
    get label() {
      return adminCarriersMessages.isOn
    },
    control: 'checkbox',
  },
  isDefault: {
    get label() {
      return adminCarriersMessages.isDefault
    },
    get hint() {
      return adminCarriersMessages.isDefaultHint
    },
    control: 'checkbox',
  },
} satisfies FormFields

/** The values of the form for a carrier. */
export function typedCarrier({ name, trackingTemplate, numberFormats, isOn, isDefault }: Carrier) {
  return { name, trackingTemplate, numberFormats, isOn: isOn ? 'on' : '', isDefault: isDefault ? 'on' : '' }
}

/** What the values of the form say of a carrier. */
export function readCarrier(typed: Readonly<Record<keyof typeof carrierFormFields, string>>) {
  return { ...typed, isOn: typed.isOn === 'on', isDefault: typed.isDefault === 'on' }
}
