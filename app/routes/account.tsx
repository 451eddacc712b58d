import { useEffect, useState } from 'react'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { AccountView } from '#app/accounts/account-view.tsx'
import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { YourData } from '#app/accounts/your-data.tsx'
import { apiContext } from '#app/api-context.ts'
import { localData } from '#app/state/local-data.ts'
import { useSession } from '#app/state/use-session.ts'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { listCountries } from '#contract/countries.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import type { Route } from './+types/account.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, accountsMessages.accountDetails)

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await sendGuestsHome('account', context.get(apiContext).accounts.accountInfo({}))
  const [account = { firstName: '', lastName: '', country: '', email: '' }] = user
  const countries = listCountries().map(({ countryName }) => countryName)
  const isListed = account.country === '' || countries.includes(account.country)
  return { account, countries: isListed ? countries : [account.country, ...countries] }
}

export default function Account({ loaderData: { account, countries } }: Route.ComponentProps) {
  const [step, setStep] = useState<'reading' | 'editing' | 'back'>('reading')
  const [message, setMessage] = useState<string | null>(null)
  const { user } = useSession()
  const isEditing = step === 'editing'
  const userId = user?.id

  useEffect(() => {
    if (userId) void localData.accountInfo.change(() => ({ ...account, userId }))
  }, [account, userId])

  function leave(said: string | null) {
    setMessage(said)
    setStep('back')
  }

  return (
    <Page width="form">
      <PageTitle>{accountsMessages.accountInformation}</PageTitle>
      {!isEditing && <StatusDisplay message={message} />}
      {isEditing ? (
        <AccountForm account={account} countries={countries} onLeave={leave} />
      ) : (
        <AccountView account={account} isBack={step === 'back'} onEdit={() => setStep('editing')} />
      )}
      {!isEditing && <YourData />}
    </Page>
  )
}
