import { apiContext } from '#app/api-context.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { TransferForm } from '#app/checkout/transfer-form.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { useDestination, usePickupPoint } from '#app/shipping/use-destination.ts'
import { useCart } from '#app/state/use-cart.ts'
import { useSession } from '#app/state/use-session.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { cartMessages } from '#messages/en-US/cart.ts'
import { checkoutMessages } from '#messages/en-US/checkout.ts'
import { transferMessages } from '#messages/en-US/transfer.ts'
import type { Route } from './+types/transfer.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, transferMessages.transferTitle)

export async function loader({ context }: Route.LoaderArgs) {
  const { countries } = await context.get(apiContext).shipping.listDestinations({})
  return countries.map(({ code, name }) => ({ value: code, label: name }))
}

/** Ordering the cart by bank transfer, instead of paying it on the card page. */
export default function Transfer({ loaderData: countries }: Route.ComponentProps) {
  const { offersTransfer, transferDays } = useSettings().bankTransfer
  return (
    <Page className="min-h-[calc(100dvh-5rem)]">
      <PageTitle lead={offersTransfer ? transferMessages.transferLead(transferDays) : undefined}>
        {transferMessages.transferTitle}
      </PageTitle>
      <NeedsScript />
      {offersTransfer ? (
        <Contents countries={countries} />
      ) : (
        <EmptyState title={transferMessages.noTransfer}>
          <LinkButton to="/cart">{checkoutMessages.toCart}</LinkButton>
        </EmptyState>
      )}
    </Page>
  )
}

function Contents({ countries }: { countries: Route.ComponentProps['loaderData'] }) {
  const { cart, isReady } = useCart()
  const { user, isReady: isKnown } = useSession()
  const home = useDestination()
  const pickup = usePickupPoint()
  if (!isReady || !isKnown) return <Skeleton className="h-96 noscript:hidden" />
  if (cart.length === 0) {
    return (
      <EmptyState title={cartMessages.empty}>
        <LinkButton to="/">{cartMessages.continueBrowsing}</LinkButton>
      </EmptyState>
    )
  }
  return <TransferForm cart={cart} countries={countries} home={home} pickup={pickup} email={user?.email ?? ''} />
}
