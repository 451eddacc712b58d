import { data } from 'react-router'
import { apiContext, shopContext } from '#app/api-context.ts'
import { loadContentPage } from '#app/content/content-pages.server.ts'
import { contentNames } from '#contract/settings/content-page.ts'
import { contentMessages } from '#messages/en-US/content.ts'
import { Prose } from '../content/prose.tsx'
import { SectionList } from '../content/section-list.tsx'
import { Page } from '../ui/page.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/content-page.ts'

/** From this many sections on, a page has a list of them. */
const longPage = 6

export async function loader({ url, context }: Route.LoaderArgs) {
  const name = contentNames.find((each) => each === url.pathname.replaceAll('/', ''))
  if (!name) throw data(null, { status: 404 })
  return { name, page: await loadContentPage(context.get(apiContext), name), origin: context.get(shopContext).origin }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta({
        matches,
        title: loaderData.page.title,
        description: loaderData.page.description,
        origin: loaderData.origin,
        path: `/${loaderData.name}`,
      })
    : []

export default function ContentPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <Page>
      <div className="grid gap-x-16 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <PageTitle lead={page.effective && contentMessages.effective(page.effective)}>{page.title}</PageTitle>
          {page.sections.length >= longPage && <SectionList sections={page.sections} />}
        </div>
        <Prose html={page.html} className="lg:pt-3" />
      </div>
    </Page>
  )
}
