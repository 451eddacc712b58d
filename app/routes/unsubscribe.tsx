import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { newsletterMessages } from '#messages/en-US/newsletter.ts'
import { noFrame } from '../frame/frame.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Logo } from '../ui/logo.tsx'
import { Page } from '../ui/page.tsx'
import { quietMeta } from '../ui/page-meta.ts'
import { SpinnerDots } from '../ui/spinner-dots.tsx'
import type { Route } from './+types/unsubscribe.ts'

type Outcome = { state: 'pending' } | { state: 'done'; message: string } | { state: 'failed' }

export const handle = noFrame

// The URL has a secret.
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, newsletterMessages.unsubscribe)

/** Unsubscribes when the button of the page without JavaScript is pressed; opening the page changes nothing. */
export async function action({ params, context }: Route.ActionArgs): Promise<Outcome> {
  try {
    const { message } = await context.get(apiContext).newsletter.deactivateNewsletter({ email: params.email })
    return { state: 'done', message }
  } catch (error) {
    if (refusalOf(error) === null) throw error
    return { state: 'failed' }
  }
}

export default function Unsubscribe({ params, actionData }: Route.ComponentProps) {
  const { name } = useSettings().shop
  const [outcome, setOutcome] = useState<Outcome>(actionData ?? { state: 'pending' })
  const isAnswered = actionData !== undefined

  useEffect(() => {
    if (isAnswered) return
    api.newsletter.deactivateNewsletter({ email: params.email }).then(
      ({ message }) => setOutcome({ state: 'done', message }),
      () => setOutcome({ state: 'failed' }),
    )
  }, [params.email, isAnswered])

  return (
    <Page width="text" className="min-h-dvh">
      <Link to="/" aria-label={frameMessages.homeOf(name)} className="mb-[12dvh] inline-block">
        <Logo className="h-12 max-w-72" />
      </Link>
      <div aria-live="polite">
        <Outcome outcome={outcome} />
      </div>
    </Page>
  )
}

function Outcome({ outcome }: { outcome: Outcome }) {
  if (outcome.state === 'pending') {
    return (
      <>
        <h1 className="display text-display">{newsletterMessages.processing}</h1>
        <p className="mt-6">
          <SpinnerDots isSilent />
        </p>
        <noscript>
          <Form method="post" className="mt-6">
            <Button type="submit">{newsletterMessages.unsubscribe}</Button>
          </Form>
        </noscript>
      </>
    )
  }
  return (
    <>
      <h1 className="display text-display">
        {outcome.state === 'done' ? newsletterMessages.unsubscribedTitle : newsletterMessages.failedTitle}
      </h1>
      <p className="mt-4 text-lead text-ink-soft">
        {outcome.state === 'done' ? outcome.message : newsletterMessages.failed}
      </p>
      <p className="mt-8 flex gap-3">
        <LinkButton to="/">{newsletterMessages.returnHome}</LinkButton>
        {outcome.state === 'failed' && (
          <LinkButton to="/contact-us" variant="secondary">
            {newsletterMessages.contact}
          </LinkButton>
        )}
      </p>
    </>
  )
}
