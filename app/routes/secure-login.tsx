import { redirect, useNavigate } from 'react-router'
import { ownPath } from '#app/accounts/own-path.ts'
import { ChooseOwn } from '#app/admin/secure-login/choose-own.tsx'
import { SecondFactorStep } from '#app/admin/secure-login/second-factor-step.tsx'
import { apiContext } from '#app/api-context.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { noFrame } from '#app/frame/frame.tsx'
import { refusalWith } from '#app/refusal-of.ts'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { isStaffRole } from '#contract/staff/roles.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSecureLoginMessages as said } from '#messages/en-US/admin/secure-login.ts'
import type { Route } from './+types/secure-login.ts'

export const handle = noFrame

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, said.title)

/** Staff who owe nothing go on to the page that they asked for; others are not of the staff. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { role, owes, user } = await context
    .get(apiContext)
    .accounts.verifyToken({})
    .catch((error: unknown) => {
      if (refusalWith(error)?.status === 401) throw redirect('/')
      throw error
    })
  if (!isStaffRole(role)) throw redirect('/')
  const asked = ownPath(new URL(request.url).searchParams.get('next'), '/admin')
  const next = asked.startsWith('/admin/secure-login') ? '/admin' : asked
  if (!owes) throw redirect(next)
  return { owes, next, email: user?.email ?? '' }
}

/** What staff do about their login before the admin area opens to them. */
export default function SecureLogin({ loaderData: { owes, next, email } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { logOut } = useSession()
  const goOn = () => navigate(next, { replace: true })
  return (
    <Page width="form">
      <PageTitle>{said.title}</PageTitle>
      <NeedsScript />
      {owes === 'password' ? <ChooseOwn email={email} onDone={goOn} /> : <SecondFactorStep onDone={goOn} />}
      <p className="mt-8 border-t border-line pt-5 noscript:hidden">
        <Button variant="quiet" onClick={logOut}>
          {adminFrameMessages.logOut}
        </Button>
      </p>
    </Page>
  )
}
