import { useCallback, useEffect, useState } from 'react'
import { LoginForm } from '#app/accounts/login-form.tsx'
import { RegisterForm } from '#app/accounts/register-form.tsx'
import { useAfterLogin } from '#app/accounts/use-after-login.ts'
import { apiContext } from '#app/api-context.ts'
import { GuestCheckout } from '#app/checkout/guest-checkout.tsx'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { SessionOver } from '#app/checkout/session-over.tsx'
import { endExpiredCheckout } from '#app/checkout/start-checkout.ts'
import { isCardPageExpired, useCheckoutUrl } from '#app/checkout/use-checkout-url.ts'
import { useSession } from '#app/state/use-session.ts'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { countryOptions } from '#contract/countries.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { checkoutMessages } from '#messages/en-US/checkout.ts'
import type { Route } from './+types/checkout.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, checkoutMessages.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = await context.get(apiContext).settings.shownSettings({})
  return { countries: countryOptions(shop.country, currentLocale()) }
}

export default function Checkout({ loaderData: { countries } }: Route.ComponentProps) {
  const checkoutUrl = useCheckoutUrl()
  const { user } = useSession()
  const goOn = useAfterLogin({ checkoutUrl: checkoutUrl ?? null })
  const [isExpired, setExpired] = useState(false)

  const endIfExpired = useCallback(() => {
    if (!isCardPageExpired()) return false
    endExpiredCheckout()
    setExpired(true)
    return true
  }, [])
  useEffect(() => void endIfExpired(), [endIfExpired])

  if (isExpired) return <SessionOver next="/cart" />
  if (checkoutUrl === null) return <SessionOver next="/" />
  return (
    <Page className="min-h-[calc(100dvh-5rem)]">
      <PageTitle>{checkoutMessages.title}</PageTitle>
      <NeedsScript />
      <GuestCheckout checkoutUrl={checkoutUrl} goOn={() => endIfExpired() || goOn()} user={user} />
      {!user && (
        <div className="mt-16 grid gap-x-20 gap-y-16 lg:grid-cols-2">
          <section aria-labelledby="existing">
            <h2 id="existing" className="display mb-6 text-title">
              {accountsMessages.existingCustomers}
            </h2>
            <LoginForm goOn={goOn} isQuiet />
          </section>
          <section aria-labelledby="new">
            <h2 id="new" className="display mb-6 text-title">
              {accountsMessages.newCustomers}
            </h2>
            <RegisterForm goOn={goOn} isQuiet countries={countries} />
          </section>
        </div>
      )}
    </Page>
  )
}
