import type { FormFields } from '#contract/check-form.ts'
import { currencySign, formatCents, toCents } from '#contract/money.ts'
import type { Refundable } from '#contract/payments/calls.ts'
import { type RefundMotive, refundMotives } from '#contract/payments/refund-motives.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { readPrice } from '../products/read-number.ts'

const fixed = ['shipping', 'amount', 'motive', 'isRestocked'] as const
type Values = Readonly<Record<string, string>>

/** The name of the field with the units of a line. */
const unitsField = (lineId: string) => `units-${lineId}`

/** The fields of a refund: the units of each line that are not refunded yet, shipping, an amount, reason and restock. */
export function refundFields({ lines, shipping, rest }: Refundable): FormFields {
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
    amount: {
      ...{ label: said.amount(currencySign()), hint: units.length > 0 || shipping > 0 ? said.amountHint : undefined },
      ...{ autoComplete: 'off', inputMode: 'decimal', isOptional: units.length > 0 || shipping > 0 },
      missing: said.amountMissing,
      rule: (typed) => (isWithin(readPrice(typed), rest) ? null : said.amountInvalid(formatCents(toCents(rest)))),
    },
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

const isWithin = (amount: number | null, rest: number) => amount !== null && amount > 0 && amount <= rest

/** The values of an untouched form. */
export function emptyRefund({ lines }: Refundable): Record<string, string> {
  const units = Object.fromEntries(lines.map(({ lineId }) => [unitsField(lineId), '0']))
  return {
    ...units,
    ...Object.fromEntries(fixed.map((name) => [name, ''])),
    motive: lines.length > 0 ? 'returned' : 'goodwill',
  }
}

/** Everything that is left: the units of each line, and shipping. */
export function wholeRefund({ lines }: Refundable): Record<string, string> {
  const units = Object.fromEntries(lines.map(({ lineId, amounts }) => [unitsField(lineId), String(amounts.length)]))
  return { ...units, shipping: 'on', amount: '' }
}

/** What the values ask for, and the amount in cents. */
export function readRefund({ lines, shipping }: Refundable, values: Values) {
  const chosen = lines.flatMap(({ lineId, amounts }) => {
    const quantity = Number(values[unitsField(lineId)] ?? 0)
    return quantity > 0 ? [{ lineId, quantity, cents: toCents(amounts[quantity - 1] ?? 0) }] : []
  })
  const hasShipping = values.shipping === 'on'
  const amount = readPrice(values.amount ?? '')
  const worthCents = chosen.reduce((sum, { cents }) => sum + cents, hasShipping ? toCents(shipping) : 0)
  const motive: RefundMotive = refundMotives.find((each) => each === values.motive) ?? 'other'
  return {
    wish: {
      lines: chosen.map(({ lineId, quantity }) => ({ lineId, quantity })),
      hasShipping,
      amount,
      motive,
      isRestocked: values.isRestocked === 'on',
    },
    cents: amount !== null && amount > 0 ? toCents(amount) : worthCents,
  }
}
