import { redirect } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { localData } from '#app/state/local-data.ts'
import { isEmail } from '#contract/text.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'
import { quietMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { toast } from '../ui/toast/toast.ts'
import type { Route } from './+types/newsletter.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, 'Newsletter')

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

/** Subscribes, shows the outcome, and never shows the newsletter modal in this browser again. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const email = await readEmail(request)
  try {
    const { message } = await api.newsletter.newsletter({ email })
    toast.success(message, { about: 'newsletter' })
    await localData.newsletter.change(() => false)
    await localData.newsletterDismissed.change(() => true)
    return { message, isSubscribed: true }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.error(error.message, { about: 'newsletter' })
    return { message: error.message, isSubscribed: false }
  }
}

async function readEmail(request: Request): Promise<string> {
  const email = (await request.formData()).get('email')
  return typeof email === 'string' ? email.trim() : ''
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <Page width="form">
      <PageTitle lead={actionData?.message}>Newsletter</PageTitle>
      {actionData?.isSubscribed ? <LinkButton to="/">Continue Browsing</LinkButton> : <NewsletterForm />}
    </Page>
  )
}
