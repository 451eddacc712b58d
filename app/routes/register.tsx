import { Children } from 'react'
import { Link } from 'react-router'
import { RegisterForm } from '#app/accounts/register-form.tsx'
import { useLoginWay } from '#app/accounts/use-login-way.ts'
import { withNext } from '#app/accounts/with-next.ts'
import { apiContext } from '#app/api-context.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { countryOptions } from '#contract/countries.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import type { Route } from './+types/register.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, accountsMessages.createAccount)

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = await context.get(apiContext).settings.shownSettings({})
  return { countries: countryOptions(shop.country, currentLocale()) }
}

export default function Register({ loaderData: { countries } }: Route.ComponentProps) {
  const { next, way, goOn } = useLoginWay()

  return (
    <Page width="form">
      <PageTitle>{accountsMessages.newCustomers}</PageTitle>
      <NeedsScript />
      <RegisterForm goOn={goOn} countries={countries} />
      <p className="mt-6 border-t border-line pt-5">
        {Children.toArray(
          accountsMessages.haveAccount((text) => (
            <Link
              key={text}
              to={way.isCheckout ? '/checkout' : withNext('/login', next)}
              rel="nofollow"
              state={way}
              className="link target font-medium"
            >
              {text}
            </Link>
          )),
        )}
      </p>
    </Page>
  )
}
