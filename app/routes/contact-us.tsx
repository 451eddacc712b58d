import { useSearchParams } from 'react-router'
import { apiContext, shopContext } from '#app/api-context.ts'
import { loadContentPage } from '#app/content/content-pages.server.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { checkForm, readForm, refusalToErrors } from '#contract/check-form.ts'
import { contactMessages } from '#messages/en-US/contact.ts'
import { Prose } from '../content/prose.tsx'
import { contactForm } from '../messages/contact-fields.ts'
import { type ContactAnswer, ContactForm } from '../messages/contact-form.tsx'
import { contactStart } from '../messages/contact-start.ts'
import { Page } from '../ui/page.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/contact-us.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await loadContentPage(context.get(apiContext), 'contact-us'), origin: context.get(shopContext).origin }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta({
        matches,
        title: loaderData.page.title,
        description: loaderData.page.description,
        origin: loaderData.origin,
        path: '/contact-us',
      })
    : []

/** Takes the form of a page without JavaScript. */
export async function action({ request, context }: Route.ActionArgs): Promise<ContactAnswer> {
  const api = context.get(apiContext)
  const { fields, missing } = contactForm((await api.settings.shownSettings({})).shop.country)
  const values = readForm(fields, await request.formData())
  const wrong = checkForm(fields, values, missing)
  if (wrong) return { ...wrong, values }
  try {
    const { msg } = await api.messages.userRequests(values)
    return { sent: msg }
  } catch (error) {
    const sentence = refusalOf(error)
    if (sentence === null) throw error
    return { ...refusalToErrors(fields, sentence), values }
  }
}

export default function ContactUs({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <Page>
      <PageTitle
        lead={
          <a href="#form" className="link text-base lg:hidden">
            {contactMessages.toForm}
          </a>
        }
      >
        {page.title}
      </PageTitle>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <Prose html={page.html} />
        <div id="form" className="lg:sticky lg:top-28 lg:self-start">
          <ContactForm answer={actionData} initial={contactStart(query)} />
        </div>
      </div>
    </Page>
  )
}
