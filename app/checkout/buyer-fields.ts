import type { FormField, FormFields } from '#contract/check-form.ts'
import { wrongPostal, wrongState } from '#contract/checkout/buyer.ts'
import { usStates } from '#contract/taxes/tax.ts'
import { isEmail } from '#contract/text.ts'
import { buyerMessages } from '#messages/en-US/buyer.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'

/** The contact and address of a buyer; `state` is a choice in the United States and a text elsewhere. */
export function buyerFields(country: string) {
  return {
    email: {
      label: buyerMessages.email,
      control: 'email',
      autoComplete: 'email',
      missing: buyerMessages.emailMissing,
      rule: (value) => (isEmail(value) ? null : rulesMessages.invalidEmail),
    },
    phone: {
      label: buyerMessages.phone,
      control: 'tel',
      isOptional: true,
      autoComplete: 'shipping tel',
      maxLength: 30,
    },
    name: {
      label: buyerMessages.name,
      autoComplete: 'shipping name',
      missing: buyerMessages.nameMissing,
      maxLength: 80,
    },
    country: {
      label: buyerMessages.country,
      control: 'select',
      autoComplete: 'shipping country',
      missing: buyerMessages.countryMissing,
    },
    line1: {
      label: buyerMessages.line1,
      autoComplete: 'shipping address-line1',
      missing: buyerMessages.line1Missing,
      maxLength: 120,
    },
    line2: { label: buyerMessages.line2, isOptional: true, autoComplete: 'shipping address-line2', maxLength: 120 },
    city: {
      label: buyerMessages.city,
      autoComplete: 'shipping address-level2',
      missing: buyerMessages.cityMissing,
      maxLength: 80,
    },
    state: stateField(country),
    postalCode: {
      label: country === 'US' ? buyerMessages.zipCode : buyerMessages.postalCode,
      autoComplete: 'shipping postal-code',
      missing: wrongPostal('', country),
      rule: (value) => wrongPostal(value, country),
      maxLength: 12,
    },
  } satisfies FormFields
}

function stateField(country: string): FormField {
  if (country !== 'US') {
    return { label: buyerMessages.region, isOptional: true, autoComplete: 'shipping address-level1', maxLength: 80 }
  }
  return {
    label: buyerMessages.state,
    control: 'select',
    autoComplete: 'shipping address-level1',
    missing: buyerMessages.stateMissing,
    rule: (value) => wrongState(value, country),
    options: usStates.map(({ code, name }) => ({ value: code, label: name })),
    placeholder: buyerMessages.chooseState,
  }
}
