import { Children } from 'react'
import { Link, useRevalidator } from 'react-router'
import { accountOfferForm } from '#app/accounts/account-forms.ts'
import { checkSessionCookie } from '#app/accounts/check-session-cookie.ts'
import { withNext } from '#app/accounts/with-next.ts'
import { api } from '#app/api.ts'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'

interface AccountOfferProps {
  sessionId: string
  email: string
  /** Called with the server's message once the account exists. */
  onOpened: (message: string) => void
}

/** Offers a guest who has just ordered an account: the order knows everything but a password. */
export function AccountOffer({ sessionId, email, onOpened }: AccountOfferProps) {
  const { signedIn } = useSession()
  const { revalidate } = useRevalidator()
  const form = useForm({
    ...accountOfferForm,
    async submit({ password }) {
      const { user, message } = await api.checkout.openAccount({ sessionId, password })
      checkSessionCookie()
      await signedIn(user)
      onOpened(message)
      await revalidate()
    },
  })
  return (
    <section aria-labelledby="account-offer" className="border-y border-line py-8 print:hidden noscript:hidden">
      <h2 id="account-offer" className="display text-title">
        {accountsMessages.offerTitle}
      </h2>
      <p className="mt-2 mb-5 max-w-text text-ink-soft wrap-anywhere">{accountsMessages.offerText(email)}</p>
      <Form of={form} className="grid max-w-form gap-4">
        <FormSummary of={form} />
        <FormField of={form} name="password" />
        <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
          {accountsMessages.createAccount}
        </Button>
        <p>
          {Children.toArray(
            accountsMessages.haveAccount((text) => (
              <Link
                key={text}
                to={withNext('/login', `/shop/payment/feedback/${sessionId}`)}
                rel="nofollow"
                className="link target font-medium"
              >
                {text}
              </Link>
            )),
          )}
        </p>
      </Form>
    </section>
  )
}
