import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { OwnDiscount } from '#contract/discounts/own-discount.ts'
import { adminDiscountsMessages } from '#messages/en-US/admin/discounts.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { SaveButtons } from '../save-buttons.tsx'
import { typedDiscount } from './discount-fields.ts'
import { type TargetChoices, TargetFields } from './target-fields.tsx'

interface DiscountFormProps {
  form: FormState
  choices: TargetChoices
  /** Of one that exists: its method and kind stay. */
  discount?: OwnDiscount
}

/** The terms of a discount; on a conflict it tells what another admin has saved. */
export function DiscountForm({ form, choices, discount }: DiscountFormProps) {
  const isStale = form.stale.length > 0
  const { method, kind } = form.values
  const isGot = kind === 'buy_x_get_y'
  return (
    <>
      {isStale && discount && <Conflict form={form} discount={discount} />}
      <Form of={form} className="max-w-text space-y-4">
        {!isStale && <FormSummary of={form} />}
        <FormField of={form} name="title" />
        {!discount && <FormField of={form} name="method" />}
        {method === 'automatic' && <p className="text-small text-ink-soft">{adminDiscountsMessages.automaticHint}</p>}
        {method !== 'automatic' && <FormField of={form} name="code" />}
        {!discount && <FormField of={form} name="kind" />}
        <Worth form={form} />
        <TargetFields of={form} part="applies" choices={choices} />
        {isGot && <TargetFields of={form} part="gets" choices={choices} />}
        <Conditions form={form} />
        <SaveButtons of={form} newLabel={discount ? null : adminDiscountsMessages.add} />
      </Form>
    </>
  )
}

/** What it takes off, by its kind. */
function Worth({ form }: { form: FormState }) {
  const { kind } = form.values
  if (kind === 'percent') return <FormField of={form} name="percent" />
  if (kind === 'amount') return <FormField of={form} name="amount" />
  if (kind === 'free_shipping') return <FormField of={form} name="freeSpeeds" />
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3 sm:items-end">
        <FormField of={form} name="buyQuantity" />
        <FormField of={form} name="getQuantity" />
        <FormField of={form} name="percent" />
      </div>
      <p className="text-small text-ink-soft">{adminDiscountsMessages.gotHint}</p>
    </>
  )
}

function Conditions({ form }: { form: FormState }) {
  return (
    <>
      <h2 className="display pt-6 text-lead">{adminDiscountsMessages.conditions}</h2>
      <FormField of={form} name="minSubtotal" />
      <FormField of={form} name="isFirstOrder" />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField of={form} name="startsAt" />
        <FormField of={form} name="endsAt" />
        <FormField of={form} name="maxUses" />
        <FormField of={form} name="maxUsesPerCustomer" />
      </div>
      <FormField of={form} name="isCombinable" />
    </>
  )
}

function Conflict({ form, discount }: { form: FormState; discount: OwnDiscount }) {
  const theirs = typedDiscount(discount)
  return (
    <ConflictNote
      title={adminDiscountsMessages.conflict}
      changes={form.stale.map((name) => (
        <li key={name}>
          {adminDiscountsMessages.isNow(form.fields[name]?.label ?? name, theirs[name] || adminDiscountsMessages.blank)}
        </li>
      ))}
      of={form}
      theirs={theirs}
    />
  )
}
