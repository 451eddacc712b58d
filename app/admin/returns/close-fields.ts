import type { FormFields } from '#contract/check-form.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { returnWishes } from '#contract/returns/return-states.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { readPrice } from '../products/read-number.ts'
import type { ReadReturn } from './close-form.tsx'

type Values = Readonly<Record<string, string>>

const outcomes = [...returnWishes, 'nothing'] as const

/** The fields that end a return. */
export function closeFields(
  { orderReturn: { wish }, worth, shipping }: ReadReturn,
  { offersCode }: { offersCode: boolean },
): FormFields {
  const sum = formatCents(toCents(worth))
  const { ends } = adminReturnsMessages
  const labels = { refund: ends.refund(sum), exchange: ends.exchange, code: ends.code(sum), nothing: ends.nothing }
  return {
    outcome: {
      label: adminReturnsMessages.outcome,
      control: 'select',
      options: outcomes
        .filter((each) => each === wish || each === 'refund' || each === 'nothing' || (each === 'code' && offersCode))
        .map((value) => ({ value, label: labels[value] })),
    },
    ...(shipping > 0 && {
      hasShipping: {
        label: adminReturnsMessages.shipping(formatCents(toCents(shipping))),
        control: 'checkbox' as const,
      },
    }),
    deduction: {
      label: adminReturnsMessages.deduction,
      hint: adminReturnsMessages.deductionHint,
      inputMode: 'decimal',
      maxLength: 13,
      missing: null,
      rule: (value) => (Number.isFinite(readPrice(value)) ? null : adminReturnsMessages.deductionInvalid),
    },
    note: {
      label: adminReturnsMessages.note,
      control: 'paragraph',
      hint: adminReturnsMessages.noteHint,
      rows: 3,
      maxLength: 2_000,
      missing: null,
    },
  }
}

/** What the values ask for. */
export function readClosing(values: Values) {
  const outcome = outcomes.find((each) => each === values.outcome) ?? 'refund'
  const isPaid = outcome === 'refund' || outcome === 'code'
  return {
    outcome,
    hasShipping: isPaid && values.hasShipping === 'on',
    deduction: isPaid ? (readPrice(values.deduction ?? '') ?? 0) : 0,
    note: values.note ?? '',
  }
}
