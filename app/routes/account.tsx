import { useEffect, useState } from 'react'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { AccountOverview } from '#app/accounts/account-overview.tsx'
import { AccountView } from '#app/accounts/account-view.tsx'
import { ChangePassword } from '#app/accounts/change-password.tsx'
import { OwnSessions } from '#app/accounts/own-sessions.tsx'
import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { YourData } from '#app/accounts/your-data.tsx'
import { apiContext } from '#app/api-context.ts'
import { findToday } from '#app/orders/find-today.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { refreshSaved } from '#app/wishlist/refresh-saved.ts'
import { countryOptions } from '#contract/countries.ts'
import type { Address, Order } from '#contract/orders/order.ts'
import { isStaffRole } from '#contract/staff/roles.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import type { Route } from './+types/account.ts'

const recentOrders = 3
const maxAddresses = 3
/** How many orders are searched for addresses. */
const ordersWithAddress = 20

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, accountsMessages.accountDetails)

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const asked = [api.accounts.accountInfo({}), api.accounts.verifyToken({}), api.sessions.listSessions({})] as const
  const [{ user }, { role }, { sessions }] = await sendGuestsHome('account', Promise.all(asked))
  const [account = { firstName: '', lastName: '', country: '', email: '' }] = user
  const { shop } = await api.settings.shownSettings({})
  const countries = countryOptions(shop.country, currentLocale())
  const isListed = account.country === '' || countries.some(({ value }) => value === account.country)
  // The orders of an admin are those of all customers.
  const isAdmin = isStaffRole(role)
  const history = isAdmin ? null : await api.orders.ordersHistory({ limit: ordersWithAddress })
  const orderHistory = history?.orderHistory ?? []
  return {
    account,
    countries: isListed ? countries : [{ value: account.country, label: account.country }, ...countries],
    isAdmin,
    sessions,
    orders: orderHistory.slice(0, recentOrders),
    addresses: addressesOf(orderHistory),
    today: await findToday(api),
  }
}

function addressesOf(orders: readonly Order[]): Address[] {
  const byText = new Map<string, Address>()
  for (const { shippingAddress } of orders) {
    const { phone, ...place } = shippingAddress
    const text = JSON.stringify(place).toLowerCase()
    if (!byText.has(text)) byText.set(text, shippingAddress)
  }
  return [...byText.values()].slice(0, maxAddresses)
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { isAdmin } = loaderData

  useEffect(() => {
    void refreshSaved()
  }, [])

  return (
    <Page>
      <PageTitle>{accountsMessages.accountInformation}</PageTitle>
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
        <div>
          <Profile {...loaderData} />
        </div>
        <div className="min-w-0 lg:row-span-2">
          {isAdmin ? (
            <LinkButton to="/admin" variant="secondary" reloadDocument>
              {frameMessages.adminPanel}
            </LinkButton>
          ) : (
            <AccountOverview {...loaderData} />
          )}
        </div>
        <div className="grid gap-14">
          <OwnSessions sessions={loaderData.sessions} />
          <YourData />
        </div>
      </div>
    </Page>
  )
}

function Profile({ account, countries }: Pick<Route.ComponentProps['loaderData'], 'account' | 'countries'>) {
  const [step, setStep] = useState<'reading' | 'editing' | 'back'>('reading')
  const [message, setMessage] = useState<string | null>(null)
  const isEditing = step === 'editing'

  function leave(said: string | null) {
    setMessage(said)
    setStep('back')
  }

  return (
    <>
      {!isEditing && <StatusDisplay message={message} />}
      {isEditing ? (
        <AccountForm account={account} countries={countries} onLeave={leave} />
      ) : (
        <>
          <AccountView
            account={account}
            countries={countries}
            isBack={step === 'back'}
            onEdit={() => setStep('editing')}
          />
          <ChangePassword />
        </>
      )}
    </>
  )
}
