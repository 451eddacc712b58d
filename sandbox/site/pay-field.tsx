import type { ReactNode } from 'react'
import type { FormFields } from '#contract/check-form.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { BuyerErrors, BuyerFields } from '../buyer-form.ts'
import type { CardErrors } from '../check-card.ts'
import type { SandboxSession } from '../find-sandbox-session.ts'
import { SandboxField, SandboxSelect } from './field.tsx'

export interface PayForm {
  session: SandboxSession
  settings: Settings
  nonce: string
  typed: BuyerFields
  /** Never prefilled: a card number is not sent back. */
  expiry: string
  cvc: string
  errors: BuyerErrors & CardErrors
  /** The general error above the form. */
  message: string | null
}

/** The fields in the order of the page. */
export const payFields = {
  email: { label: 'E-mail', control: 'email', autoComplete: 'email', hint: 'Your receipt goes there.' },
  phone: {
    label: 'Phone',
    control: 'tel',
    autoComplete: 'shipping tel',
    hint: 'For the carrier, should there be a question.',
  },
  name: { label: 'Full name', autoComplete: 'shipping name' },
  country: { label: 'Country', control: 'select', autoComplete: 'shipping country' },
  line1: { label: 'Street and number', autoComplete: 'shipping address-line1' },
  line2: { label: 'Apartment, floor', isOptional: true, autoComplete: 'shipping address-line2' },
  city: { label: 'City', autoComplete: 'shipping address-level2' },
  state: { label: 'State', control: 'select', autoComplete: 'shipping address-level1' },
  region: { label: 'State or region', isOptional: true },
  postal: { label: 'ZIP or postal code', autoComplete: 'shipping postal-code' },
  shipping: { label: 'Shipping' },
  card: {
    label: 'Card number',
    inputMode: 'numeric',
    autoComplete: 'cc-number',
    maxLength: 40,
    placeholder: '4242 4242 4242 4242',
  },
  expiry: { label: 'Expiry', inputMode: 'numeric', autoComplete: 'cc-exp', maxLength: 10, placeholder: 'MM / YY' },
  cvc: { label: 'CVC', inputMode: 'numeric', autoComplete: 'cc-csc', maxLength: 4, placeholder: '123' },
} satisfies FormFields
export type PayFieldName = keyof typeof payFields

/** The invalid fields in the order of the page. */
export function wrongFields(errors: PayForm['errors']): PayFieldName[] {
  return (Object.keys(payFields) as PayFieldName[]).filter((name) => errors[name])
}

interface PayFieldProps {
  form: PayForm
  name: PayFieldName
  /** Replaces the declared label where it depends on the country. */
  label?: ReactNode
  className?: string
  /** The options of a `select`. */
  children?: ReactNode
}

/** A field of the card page, with its typed value and its error. */
export function PayField({ form, name, label, className, children }: PayFieldProps) {
  const declared: FormFields[string] = payFields[name]
  const { control, isOptional, rule, missing, refusal, options, rows, ...field } = declared
  const typed = { ...form.typed, expiry: form.expiry, cvc: form.cvc, card: undefined }
  const shared = {
    ...field,
    name,
    label: label ?? (isOptional ? <Optional label={field.label} /> : field.label),
    defaultValue: typed[name],
    error: form.errors[name],
    isFirstWrong: wrongFields(form.errors)[0] === name,
    ...(className && { className }),
  }
  if (control !== 'select') {
    return <SandboxField {...shared} {...((control === 'email' || control === 'tel') && { type: control })} />
  }
  const { placeholder, inputMode, maxLength, ...select } = shared
  return <SandboxSelect {...select}>{children}</SandboxSelect>
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <small>(optional)</small>
    </>
  )
}
