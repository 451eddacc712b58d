import { useState } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { writeAmount } from '#contract/money.ts'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { readPrice } from '../products/read-number.ts'
import { Section } from '../section.tsx'
import { PreviewedMethod } from './previewed-method.tsx'
import { readZone, type TypedZone } from './zone-fields.ts'

const usualSubtotal = 100
const usualKilograms = '1'

/** What the typed methods cost for a cart, and when it arrives, before they are saved. */
export function ZonePreview({ values }: { values: TypedZone }) {
  const [subtotal, setSubtotal] = useState(writeAmount(usualSubtotal))
  const [kilograms, setKilograms] = useState(usualKilograms)
  const methods = readZone(values).methods.filter(({ isOn }) => isOn)
  const cart = { subtotal: readPrice(subtotal) ?? 0, kilograms: readKilograms(kilograms) }
  const isCart = !Number.isNaN(cart.subtotal) && !Number.isNaN(cart.kilograms)
  return (
    <Section title={adminShippingMessages.preview}>
      <p className="mb-3 text-small text-ink-soft">{adminShippingMessages.previewLead}</p>
      <div className="mb-4 grid grid-cols-2 items-start gap-4">
        <Field
          name="previewSubtotal"
          label={cartMessages.subtotal}
          inputMode="decimal"
          autoComplete="off"
          value={subtotal}
          error={Number.isNaN(cart.subtotal) ? adminShippingMessages.previewInvalid : null}
          onChange={({ currentTarget }) => setSubtotal(currentTarget.value)}
        />
        <Field
          name="previewWeight"
          label={adminShippingMessages.previewWeight}
          inputMode="decimal"
          autoComplete="off"
          value={kilograms}
          error={Number.isNaN(cart.kilograms) ? adminShippingMessages.previewInvalid : null}
          onChange={({ currentTarget }) => setKilograms(currentTarget.value)}
        />
      </div>
      {methods.length === 0 && <p className="border-y border-line py-4">{adminShippingMessages.noMethods}</p>}
      {methods.length > 0 && isCart && (
        <ul aria-live="polite" className="divide-y divide-line border-y border-line">
          {methods.map((method, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a method is its place in the form
            <PreviewedMethod key={place} method={method} cart={cart} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function readKilograms(typed: string): number {
  const plain = typed.trim()
  return /^\d{0,6}(\.\d{1,3})?$/.test(plain) ? Number(plain) : Number.NaN
}
