import { useNavigation, useSubmit } from 'react-router'
import { isRefused } from '#app/accounts/check-entered.ts'
import { anyText, emailRule } from '#app/accounts/rules.ts'
import { useCheckedForm } from '#app/accounts/use-checked-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import type { OrderToTrack } from './order-to-track.ts'

interface FindOrderFormProps {
  /** What is filled in from the start. */
  known: OrderToTrack | undefined
  answer: NotFoundOrder | undefined
}

/** What was typed and refused, with the sentence that says why. */
export interface NotFoundOrder extends OrderToTrack {
  refused: string
}

const rules = { orderNumber: anyText, email: emailRule('Invalid email address.') }

/** Order number and e-mail address: all it takes to find an order again. */
export function FindOrderForm({ known, answer }: FindOrderFormProps) {
  const typed = answer ?? known
  const isBusy = useNavigation().formMethod === 'POST'
  const submit = useSubmit()
  const { form, field, sentence } = useCheckedForm({
    rules,
    missing: 'Please enter your order number and the email address you ordered with.',
    isRefusal: isRefused,
    send: (values) => submit(values, { method: 'post', action: '/track-order' }),
  })
  const refused = sentence ?? answer?.refused
  return (
    <form {...form} action="/track-order" className="grid gap-5">
      {refused && (
        <p role="alert" className="border-l-2 border-accent pl-4">
          {refused}
        </p>
      )}
      <Field
        {...field('orderNumber')}
        label="Order number"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={typed?.orderNumber}
        hint="It begins with MG- and stands in your receipt."
      />
      <Field
        {...field('email')}
        label="E-mail"
        type="email"
        maxLength={254}
        autoComplete="email"
        defaultValue={typed?.email}
        hint="The address you ordered with."
      />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        Find my order
      </Button>
    </form>
  )
}
