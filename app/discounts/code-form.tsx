import { useState } from 'react'
import { RefusedError } from '#app/api.ts'
import { useChosenPlace } from '#app/shipping/use-destination.ts'
import { localData } from '#app/state/local-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FormFields } from '#contract/check-form.ts'
import type { RefusalReason } from '#contract/discounts/cart-discounts.ts'
import { isCode, maxCodeLength, maxCodes, normalCode } from '#contract/discounts/code-text.ts'
import { emailRule } from '#contract/form-rules.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { discountsMessages } from '#messages/en-US/discounts.ts'
import { askQuote } from './cart-quote.ts'
import { storeCode } from './entered-codes.ts'

/** What a shopper can mend in the cart: such a code stays in it, with a note. */
const mendable: readonly (RefusalReason | null)[] = [
  null,
  'login-needed',
  'minimum',
  'not-for-these',
  'units-missing',
  'not-combinable',
]

/** The field for a code; it asks for the email address where the code is for one. */
export function CodeForm({ onApplied }: { onApplied: () => void }) {
  const place = useChosenPlace()
  const [needsEmail, setNeedsEmail] = useState(false)
  const form = useForm({
    fields: needsEmail ? { ...codeFields(), ...emailFields() } : codeFields(),
    isQuiet: true,
    async submit(typed) {
      const code = normalCode(typed.code)
      const email =
        'email' in typed && typeof typed.email === 'string' ? typed.email : await localData.codeEmail.ready()
      const reason = await tryCode(code, email, place)
      if (reason === 'email-needed') return setNeedsEmail(true)
      if ('email' in typed) await localData.codeEmail.change(() => email)
      await storeCode(code)
      onApplied()
    },
  })
  return (
    <Form of={form} label={discountsMessages.add} className="mt-2 grid gap-3">
      <FormSummary of={form} isBrief />
      <div className={needsEmail ? 'grid gap-3' : 'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2'}>
        <FormField of={form} name="code" autoCapitalize="characters" spellCheck={false} data-autofocus />
        {needsEmail && <FormField of={form} name={'email' as 'code'} />}
        {/* Beside the field, below its label. */}
        <Button type="submit" variant="secondary" busy={form.isBusy} className={needsEmail ? '' : 'mt-7'}>
          {discountsMessages.apply}
        </Button>
      </div>
    </Form>
  )
}

/** Asks whether the cart gets a code; throws a `RefusedError` with the sentence about one that cannot be used. */
async function tryCode(code: string, email: string, place: string | undefined): Promise<RefusalReason | null> {
  if (!isCode(code)) throw new RefusedError(404, apiDiscountsMessages.unknown(code))
  const [cart, codes] = await Promise.all([localData.cart.ready(), localData.codes.ready()])
  const others = codes.filter((each) => each !== code)
  if (others.length >= maxCodes) throw new RefusedError(409, discountsMessages.tooMany(maxCodes))
  const quote = await askQuote({ cart, codes: [...others, code], email, place })
  const { reason = null, message = null } = quote.codes.find((each) => each.code === code) ?? {}
  if (reason === 'email-needed' || mendable.includes(reason)) return reason
  throw new RefusedError(409, message ?? '')
}

function codeFields() {
  return {
    code: {
      ...{ label: discountsMessages.code, missing: discountsMessages.missing, autoComplete: 'off' },
      ...{ maxLength: maxCodeLength, refusal: /./ },
    },
  } satisfies FormFields
}

function emailFields() {
  return {
    email: {
      ...{ label: discountsMessages.email, hint: discountsMessages.emailHint, autoComplete: 'email' },
      ...{ control: 'email' as const, maxLength: 254, missing: discountsMessages.emailInvalid },
      rule: emailRule(() => discountsMessages.emailInvalid),
    },
  } satisfies FormFields
}
