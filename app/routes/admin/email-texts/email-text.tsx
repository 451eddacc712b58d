import { data } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { TextEditor } from '#app/admin/email-texts/text-editor.tsx'
import { choiceParam, readQuery } from '#app/admin/list-query.ts'
import { ListTabs } from '#app/admin/list-tabs.tsx'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { emailKinds } from '#contract/emails/email-text.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { locales, sourceLocale } from '#messages/locales.ts'
import type { Route } from './+types/email-text.ts'

const querySchema = z.object({ locale: choiceParam(locales) })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData ? adminEmailsMessages.texts.kinds[loaderData.kind] : adminFrameMessages.pages.emailText)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const kind = emailKinds.find((each) => each === params.kind)
  if (!kind) throw data({ message: adminEmailsMessages.texts.notFound }, { status: 404 })
  const { locale = sourceLocale } = readQuery(querySchema, request)
  return { kind, locale, ...(await context.get(apiContext).emails.findEmailText({ kind, locale })) }
}

/** The words of an email: subject, heading, opening and closing. */
export default function EmailTextPage({ loaderData }: Route.ComponentProps) {
  const { kind, locale, text, version, placeholders } = loaderData
  const said = adminEmailsMessages.texts
  return (
    <>
      <AdminHeading
        lead={
          <ListTabs
            name={said.language}
            param="locale"
            tabs={locales.map((each) => ({
              label: said.languages[each],
              ...(each !== sourceLocale && { value: each }),
            }))}
            tab={locale === sourceLocale ? undefined : locale}
          />
        }
      >
        {said.kinds[kind]}
      </AdminHeading>
      <TextEditor
        key={`${kind} ${locale}`}
        kind={kind}
        locale={locale}
        text={text}
        version={version}
        known={placeholders.map(({ name }) => name)}
      />
      <section aria-labelledby="placeholders" className="mt-10 max-w-text">
        <h2 id="placeholders" className="mb-2 font-medium">
          {said.placeholders}
        </h2>
        <p className="mb-3 text-small text-ink-soft">{said.placeholdersLead}</p>
        <dl className="divide-y divide-line border-y border-line text-small">
          {placeholders.map(({ name, example }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-6 py-1.5">
              <dt className="font-mono wrap-anywhere">{`{{${name}}}`}</dt>
              <dd className="wrap-anywhere text-ink-soft">{example}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
