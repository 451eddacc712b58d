import { Children } from 'react'
import { Link } from 'react-router'
import { LoginForm } from '#app/accounts/login-form.tsx'
import { useLoginWay } from '#app/accounts/use-login-way.ts'
import { withNext } from '#app/accounts/with-next.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import type { Route } from './+types/login.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, accountsMessages.logIn)

export default function Login() {
  const { next, way, goOn } = useLoginWay()

  return (
    <Page width="form">
      <PageTitle>{accountsMessages.existingCustomers}</PageTitle>
      <NeedsScript />
      <LoginForm goOn={goOn}>
        <p className="border-t border-line pt-5">
          {Children.toArray(
            accountsMessages.newHere((text) => (
              <Link
                key={text}
                to={withNext('/register', next)}
                rel="nofollow"
                state={way}
                className="link target font-medium"
              >
                {text}
              </Link>
            )),
          )}
        </p>
      </LoginForm>
    </Page>
  )
}
