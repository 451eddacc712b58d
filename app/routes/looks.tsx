import { apiContext, shopContext } from '#app/api-context.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { LookSection } from '#app/looks/look-section.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { pageMeta, shopNameOf } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { looksMessages } from '#messages/en-US/looks.ts'
import type { Route } from './+types/looks.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { looks } = await context.get(apiContext).looks.listLooks({})
  return { looks, origin: context.get(shopContext).origin }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { looks, origin } = loaderData
  return pageMeta({
    matches,
    title: looksMessages.title,
    description: looksMessages.description(shopNameOf(matches)),
    origin,
    path: '/looks',
    image: looks[0]?.image,
    isHidden: looks.length === 0,
  })
}

export default function Looks({ loaderData: { looks } }: Route.ComponentProps) {
  return (
    <Page>
      <PageTitle lead={looks.length > 0 && looksMessages.lead}>{looksMessages.title}</PageTitle>
      {looks.length === 0 ? (
        <EmptyState title={looksMessages.emptyTitle} text={looksMessages.emptyText}>
          <LinkButton to="/shop">{looksMessages.allProducts}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <NeedsScript />
          <div className="flex flex-col gap-20 lg:gap-28">
            {looks.map((look, at) => (
              <LookSection key={look.slug} look={look} isFirst={at === 0} />
            ))}
          </div>
        </>
      )}
    </Page>
  )
}
