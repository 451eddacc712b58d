import { Children } from 'react'
import { data, type RouterContextProvider } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { PageForm } from '#app/admin/settings/page-form.tsx'
import { savePage } from '#app/admin/settings/save-page.ts'
import { apiContext } from '#app/api-context.ts'
import { defaultPage } from '#app/content/content-pages.server.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { conditionNames } from '#contract/settings/conditional-parts.ts'
import { contentNames } from '#contract/settings/content-page.ts'
import { fillPlaceholders, placeholders } from '#contract/settings/placeholders.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import type { Route } from './+types/settings-page.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.usual.title ?? adminFrameMessages.pages.textPage)

async function open(context: Readonly<RouterContextProvider>, page: string) {
  const name = contentNames.find((each) => each === page)
  if (!name) throw data({ message: adminSettingsMessages.noPage }, { status: 404 })
  return { name, api: context.get(apiContext) }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, api } = await open(context, params.page)
  const [own, facts] = await Promise.all([api.settings.ownPage({ name }), api.settings.shownSettings({})])
  const usual = defaultPage(name)
  return {
    name,
    usual,
    isOwn: own.page !== null,
    loaded: { version: own.version, typed: own.page ?? usual },
    facts: placeholders.map((each) => ({ form: `{{${each}}}`, fact: fillPlaceholders(`{{${each}}}`, facts) })),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { name, api } = await open(context, params.page)
  return savePage(api, name, await request.formData())
}

/** Edits a text page. */
export default function SettingsPage({ loaderData: { name, usual, isOwn, loaded, facts } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        lead={Children.toArray(
          adminSettingsMessages[isOwn ? 'ownTextAt' : 'defaultTextAt'](
            <a href={`/${name}`} className="link">
              /{name}
            </a>,
          ),
        )}
      >
        {usual.title}
      </AdminHeading>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          <PageForm key={name} name={name} loaded={loaded} usual={usual} isOwn={isOwn} />
        </div>
        <section aria-labelledby="placeholders" className="lg:sticky lg:top-8 lg:self-start">
          <h2 id="placeholders" className="mb-2 font-medium">
            {adminSettingsMessages.placeholders}
          </h2>
          <p className="mb-3 text-small text-ink-soft">{adminSettingsMessages.placeholdersLead}</p>
          <p className="mb-3 text-small text-ink-soft">{adminSettingsMessages.partsLead(conditionNames.join(', '))}</p>
          <dl className="divide-y divide-line border-y border-line text-small">
            {facts.map(({ form, fact }) => (
              <div key={form} className="py-1.5">
                <dt className="font-mono wrap-anywhere">{form}</dt>
                <dd className="wrap-anywhere text-ink-soft">{fact}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}
