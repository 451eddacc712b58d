import type { FormFields } from '#contract/check-form.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { Refundable } from '#contract/payments/calls.ts'
import { type RefundMotive, refundMotives } from '#contract/payments/refund-motives.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

const fixed = ['shipping', 'motive', 'isRestocked'] as const
type Values = Readonly<Record<string, string>>

/** The name of the field with the units of a line. */
const unitsField = (lineId: string) => `units-${lineId}`

/** The fields of a refund: the units of each line that are not refunded yet, shipping, reason and restock. */
export function refundFields({ lines, shipping }: Refundable): FormFields {
  const said = adminOrdersMessages.refund
  const units = lines
    .filter(({ amounts }) => amounts.length > 0)
    .map(({ lineId, name, color, size, amounts }) => [
      unitsField(lineId),
      {
        label: said.units(name, [color, size].filter((part) => part !== null).join(', ')),
        control: 'select',
        options: [
          { value: '0', label: said.none },
          ...amounts.map((amount, at) => {
            return { value: String(at + 1), label: said.unitsAre(at + 1, amounts.length, formatCents(toCents(amount))) }
          }),
        ],
      } satisfies FormFields[string],
    ])
  return {
    ...Object.fromEntries(units),
    ...(shipping > 0 && {
      shipping: { label: said.shipping(formatCents(toCents(shipping))), control: 'checkbox' as const },
    }),
    motive: {
      label: said.motive,
      control: 'select',
      options: refundMotives.map((value) => ({ value, label: said.motives[value] })),
    },
    ...(units.length > 0 && {
      isRestocked: { label: said.restock, control: 'checkbox' as const, hint: said.restockHint },
    }),
  }
}

/** The values of an untouched form. */
export function emptyRefund({ lines }: Refundable): Record<string, string> {
  const units = Object.fromEntries(lines.map(({ lineId }) => [unitsField(lineId), '0']))
  return { ...units, ...Object.fromEntries(fixed.map((name) => [name, ''])), motive: 'returned' }
}

/** What the values ask for, and the amount in cents. */
export function readRefund({ lines, shipping }: Refundable, values: Values) {
  const chosen = lines.flatMap(({ lineId, amounts }) => {
    const quantity = Number(values[unitsField(lineId)] ?? 0)
    return quantity > 0 ? [{ lineId, quantity, cents: toCents(amounts[quantity - 1] ?? 0) }] : []
  })
  const hasShipping = values.shipping === 'on'
  const motive: RefundMotive = refundMotives.find((each) => each === values.motive) ?? 'other'
  return {
    wish: {
      lines: chosen.map(({ lineId, quantity }) => ({ lineId, quantity })),
      hasShipping,
      motive,
      isRestocked: values.isRestocked === 'on',
    },
    cents: chosen.reduce((sum, { cents }) => sum + cents, hasShipping ? toCents(shipping) : 0),
  }
}
