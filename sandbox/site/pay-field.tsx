import type { ReactNode } from 'react'
import type { FormField } from '#contract/check-form.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { BuyerErrors, BuyerFields } from '../buyer-form.ts'
import type { CardErrors } from '../check-card.ts'
import type { SandboxSession } from '../find-sandbox-session.ts'
import { SandboxField, SandboxSelect } from './field.tsx'

export interface PayForm {
  session: SandboxSession
  settings: Settings
  nonce: string
  typed: BuyerFields
  /** The number of a test card; a number that may be a real card's and the CVC are never sent back. */
  card: string
  expiry: string
  errors: BuyerErrors & CardErrors
  /** The general error above the form. */
  message: string | null
}

type PayFieldOptions = FormField & {
  /** What an entry has to match, for browsers. */
  pattern?: string
  /** The error that browsers show when a field is left with an invalid entry. */
  whenLeft?: string
}

/** The fields in the order of the page. */
export const payFields = {
  email: {
    get label() {
      return sandboxMessages.email
    },
    control: 'email',
    autoComplete: 'email',
    pattern: '\\s*[^@\\s]+@[^@\\s]+\\.[^@\\s]+\\s*',
    get hint() {
      return sandboxMessages.emailHint
    },
    get whenLeft() {
      return sandboxMessages.invalidEmail
    },
  },
  phone: {
    get label() {
      return sandboxMessages.phone
    },
    control: 'tel',
    isOptional: true,
    autoComplete: 'shipping tel',
    pattern: '(\\D*\\d){4,}\\D*',
    get hint() {
      return sandboxMessages.phoneHint
    },
    get whenLeft() {
      return sandboxMessages.phoneInvalid
    },
  },
  name: {
    get label() {
      return sandboxMessages.name
    },
    autoComplete: 'shipping name',
    get whenLeft() {
      return sandboxMessages.nameMissing
    },
  },
  country: {
    get label() {
      return sandboxMessages.country
    },
    control: 'select',
    autoComplete: 'shipping country',
  },
  line1: {
    get label() {
      return sandboxMessages.line1
    },
    autoComplete: 'shipping address-line1',
    get whenLeft() {
      return sandboxMessages.line1Missing
    },
  },
  line2: {
    get label() {
      return sandboxMessages.line2
    },
    isOptional: true,
    autoComplete: 'shipping address-line2',
  },
  city: {
    get label() {
      return sandboxMessages.city
    },
    autoComplete: 'shipping address-level2',
    get whenLeft() {
      return sandboxMessages.cityMissing
    },
  },
  state: {
    get label() {
      return sandboxMessages.state
    },
    control: 'select',
    autoComplete: 'shipping address-level1',
    get whenLeft() {
      return sandboxMessages.stateMissing
    },
  },
  region: {
    get label() {
      return sandboxMessages.region
    },
    isOptional: true,
  },
  postal: {
    get label() {
      return sandboxMessages.postal
    },
    autoComplete: 'shipping postal-code',
    pattern: '[A-Za-z0-9 \\-]*',
    get whenLeft() {
      return sandboxMessages.postalInvalid
    },
  },
  shipping: {
    get label() {
      return sandboxMessages.shipping
    },
  },
  way: {
    get label() {
      return sandboxMessages.ways
    },
  },
  days: {
    get label() {
      return sandboxMessages.days
    },
    control: 'select',
  },
  card: {
    get label() {
      return sandboxMessages.cardNumber
    },
    inputMode: 'numeric',
    autoComplete: 'cc-number',
    maxLength: 40,
    placeholder: '4242 4242 4242 4242',
    pattern: '([\\s\\-]*\\d){13,19}[\\s\\-]*',
    get whenLeft() {
      return sandboxMessages.cardIncomplete
    },
  },
  expiry: {
    get label() {
      return sandboxMessages.expiry
    },
    inputMode: 'numeric',
    autoComplete: 'cc-exp',
    maxLength: 10,
    get placeholder() {
      return sandboxMessages.expiryExample
    },
    pattern: '\\s*(0?[1-9]|1[0-2])\\s*[\\/.\\-]?\\s*(20)?\\d{2}\\s*',
    get whenLeft() {
      return sandboxMessages.expiryInvalid
    },
  },
  cvc: {
    get label() {
      return sandboxMessages.cvc
    },
    inputMode: 'numeric',
    autoComplete: 'cc-csc',
    maxLength: 4,
    placeholder: '123',
    pattern: '\\d{3,4}',
    get whenLeft() {
      return sandboxMessages.cvcIncomplete
    },
  },
} satisfies Record<string, PayFieldOptions>
export type PayFieldName = keyof typeof payFields

/** The invalid fields in the order of the page. */
export function wrongFields(errors: PayForm['errors']): PayFieldName[] {
  return (Object.keys(payFields) as PayFieldName[]).filter((name) => errors[name])
}

interface PayFieldProps {
  form: PayForm
  name: PayFieldName
  className?: string | undefined
  /** The options of a `select`. */
  children?: ReactNode
}

/** A field of the card page, with its typed value and its error. */
export function PayField({ form, name, className, children }: PayFieldProps) {
  const declared: PayFieldOptions = payFields[name]
  const { control, isOptional, rule, missing, refusal, options, rows, pattern, ...field } = declared
  const typed = { ...form.typed, expiry: form.expiry, cvc: undefined, card: form.card }
  const shared = {
    ...field,
    name,
    label: isOptional ? <Optional label={field.label} /> : <PayLabel name={name} />,
    defaultValue: typed[name],
    error: form.errors[name],
    isFirstWrong: wrongFields(form.errors)[0] === name,
    // Not the postal code, which some countries do not have.
    required: !isOptional && name !== 'postal',
    ...(className && { className }),
  }
  if (control !== 'select') {
    return (
      <SandboxField
        {...shared}
        pattern={pattern}
        {...((control === 'email' || control === 'tel') && { type: control })}
      />
    )
  }
  const { placeholder, inputMode, maxLength, ...select } = shared
  return <SandboxSelect {...select}>{children}</SandboxSelect>
}

/** The name of a field; that of the postal code depends on the country. */
export function PayLabel({ name }: { name: PayFieldName }) {
  const { label } = payFields[name]
  if (name !== 'postal') return label
  return (
    <>
      <span className="in-us">{sandboxMessages.zip}</span>
      <span className="abroad">{label}</span>
    </>
  )
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <small>{sandboxMessages.optional}</small>
    </>
  )
}
