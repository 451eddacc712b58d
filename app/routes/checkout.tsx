import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LoginForm } from '#app/accounts/login-form.tsx'
import { RegisterForm } from '#app/accounts/register-form.tsx'
import { useAfterLogin } from '#app/accounts/use-after-login.ts'
import { GuestCheckout } from '#app/checkout/guest-checkout.tsx'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { useCheckoutUrl } from '#app/checkout/use-checkout-url.ts'
import { useSession } from '#app/state/use-session.ts'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { listCountries } from '#contract/countries.ts'
import { redirectDelayMs } from '../ui/redirect-delay-ms.ts'
import type { Route } from './+types/checkout.ts'

const isOver = 'Your session has experied.'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, 'Checkout')

export function loader() {
  return { countries: listCountries().map(({ countryName }) => countryName) }
}

export default function Checkout({ loaderData: { countries } }: Route.ComponentProps) {
  const checkoutUrl = useCheckoutUrl()
  const { user } = useSession()
  const goOn = useAfterLogin({ checkoutUrl: checkoutUrl ?? null })

  if (checkoutUrl === null) return <SessionOver />
  return (
    <Page className="min-h-[calc(100dvh-5rem)]">
      <PageTitle>Checkout</PageTitle>
      <NeedsScript what="Checkout" />
      <GuestCheckout checkoutUrl={checkoutUrl} goOn={goOn} user={user} />
      {!user && (
        <div className="mt-16 grid gap-x-20 gap-y-16 lg:grid-cols-2">
          <section aria-labelledby="existing">
            <h2 id="existing" className="display mb-6 text-title">
              Existing Customers
            </h2>
            <LoginForm goOn={goOn} isQuiet />
          </section>
          <section aria-labelledby="new">
            <h2 id="new" className="display mb-6 text-title">
              New Customers
            </h2>
            <RegisterForm goOn={goOn} isQuiet countries={countries} />
          </section>
        </div>
      )}
    </Page>
  )
}

function SessionOver() {
  const navigate = useNavigate()

  useEffect(() => {
    toast.error(isOver)
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <Page width="text" className="min-h-[calc(100dvh-5rem)]">
      <PageTitle>Checkout</PageTitle>
      <StatusDisplay message={isOver} />
    </Page>
  )
}
