import { api, RefusedError } from '#app/api.ts'
import { apiContext, shopContext } from '#app/api-context.ts'
import { loadContentPage } from '#app/content/content-pages.server.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { Prose } from '../content/prose.tsx'
import { type ContactAnswer, checkContact, readContact, refusedContact } from '../messages/contact-fields.ts'
import { ContactForm } from '../messages/contact-form.tsx'
import { Page } from '../ui/page.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { toast } from '../ui/toast/toast.ts'
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
  const form = await request.formData()
  const values = readContact(form)
  const refused = checkContact(values)
  if (refused) return refused
  try {
    const { msg } = await context.get(apiContext).messages.userRequests({ ...values, website: websiteOf(form) })
    return { sent: msg }
  } catch (error) {
    const sentence = refusalOf(error)
    if (sentence === null) throw error
    return refusedContact(sentence, values)
  }
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<ContactAnswer> {
  const form = await request.formData()
  const values = readContact(form)
  const answer = checkContact(values) ?? (await send())
  if ('sent' in answer) toast.success(answer.sent, { about: 'contact' })
  else toast.error(answer.refused, { about: 'contact' })
  return answer

  async function send(): Promise<ContactAnswer> {
    try {
      const { msg } = await api.messages.userRequests({ ...values, website: websiteOf(form) })
      return { sent: msg }
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      return refusedContact(error.message, values)
    }
  }
}

function websiteOf(form: FormData): string {
  const website = form.get('website')
  return typeof website === 'string' ? website.slice(0, 200) : ''
}

export default function ContactUs({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageTitle
        lead={
          <a href="#form" className="link text-base lg:hidden">
            Write to us
          </a>
        }
      >
        {page.title}
      </PageTitle>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <Prose html={page.html} />
        <div id="form" className="lg:sticky lg:top-28 lg:self-start">
          <ContactForm answer={actionData} />
        </div>
      </div>
    </Page>
  )
}
