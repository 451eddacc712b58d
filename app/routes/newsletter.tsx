import { redirect } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { isEmail } from '#contract/text.ts'
import { newsletterMessages } from '#messages/en-US/newsletter.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'
import { quietMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/newsletter.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, newsletterMessages.title)

/** Takes the form of a page without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = await readEmail(request)
  if (!isEmail(email)) throw redirect('/newsletter')
  try {
    const { message } = await context.get(apiContext).newsletter.newsletter({ email })
    return { message, isSubscribed: true }
  } catch (error) {
    const message = refusalOf(error)
    if (message === null) throw error
    return { message, isSubscribed: false }
  }
}

async function readEmail(request: Request): Promise<string> {
  const email = (await request.formData()).get('email')
  return typeof email === 'string' ? email.trim() : ''
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { name } = useSettings().shop
  return (
    <Page width="form">
      <PageTitle lead={actionData?.message ?? newsletterMessages.invitation(name)}>
        {newsletterMessages.title}
      </PageTitle>
      {actionData?.isSubscribed ? (
        <LinkButton to="/">{newsletterMessages.continueBrowsing}</LinkButton>
      ) : (
        <NewsletterForm />
      )}
    </Page>
  )
}
