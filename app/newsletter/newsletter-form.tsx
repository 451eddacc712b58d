import { ArrowRight } from 'lucide'
import { type FormEvent, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { isEmail } from '#contract/text.ts'
import { newsletterMessages } from '#messages/en-US/newsletter.ts'
import { SpinnerDots } from '../ui/spinner-dots.tsx'
import { subscribe } from './subscribe.ts'

/**
 * Subscribes an email address. An invalid address is ignored silently, as the spec says; without JavaScript the page
 * `/newsletter` responds.
 */
export function NewsletterForm() {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [thanks, setThanks] = useState<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    if (isBusy || !isEmail(email)) return
    setBusy(true)
    const { message, isSubscribed } = await subscribe(email).finally(() => setBusy(false))
    if (isSubscribed) setThanks(message)
  }

  if (thanks !== null) return <p className="py-3">{thanks}</p>
  return (
    <form method="post" action="/newsletter" noValidate onSubmit={submit}>
      <label htmlFor={id} className="text-small">
        {newsletterMessages.email}
      </label>
      <span className="relative mt-1 flex border-b border-current">
        <input
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          className="h-12 min-w-0 flex-1 bg-transparent text-base focus-visible:outline-current"
        />
        <button
          type="submit"
          aria-label={newsletterMessages.subscribe}
          className="inline-flex h-12 w-14 items-center justify-center focus-visible:outline-current"
        >
          {isBusy ? <SpinnerDots /> : <Icon of={ArrowRight} size={22} />}
        </button>
      </span>
    </form>
  )
}
