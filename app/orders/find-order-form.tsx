import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'

/** What was typed and refused, with the sentence that says why. */
export interface NotFoundOrder {
  refused: string
  orderNumber: string
  email: string
}

/** Order number and e-mail address: all it takes to find an order again. */
export function FindOrderForm({ answer }: { answer: NotFoundOrder | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action="/track-order" className="grid gap-5">
      {answer && (
        <p role="alert" className="border-l-2 border-accent pl-4">
          {answer.refused}
        </p>
      )}
      <Field
        label="Order number"
        name="orderNumber"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={answer?.orderNumber}
        hint="It begins with MG- and stands in your receipt."
      />
      <Field
        label="E-mail"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={answer?.email}
        hint="The address you ordered with."
      />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        Find my order
      </Button>
    </Form>
  )
}
