import { ArrowRight } from 'lucide'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { isEmail } from '#contract/text.ts'
import { SpinnerDots } from '../ui/spinner-dots.tsx'

/**
 * Subscribes an email address. An invalid address is ignored silently, as the spec says; without JavaScript the page
 * `/newsletter` responds.
 */
export function NewsletterForm() {
  const id = useId()
  const fetcher = useFetcher<{ message: string; isSubscribed: boolean }>()
  const answer = fetcher.data

  if (answer?.isSubscribed) return <p className="py-3">{answer.message}</p>
  return (
    <fetcher.Form
      method="post"
      action="/newsletter"
      noValidate
      onSubmit={(event) => {
        const email = new FormData(event.currentTarget).get('email')
        if (typeof email !== 'string' || !isEmail(email.trim())) event.preventDefault()
      }}
    >
      <label htmlFor={id} className="text-small">
        E-mail address
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
          aria-label="Subscribe"
          className="inline-flex h-12 w-14 items-center justify-center focus-visible:outline-current"
        >
          {fetcher.state === 'idle' ? <Icon of={ArrowRight} size={22} /> : <SpinnerDots />}
        </button>
      </span>
    </fetcher.Form>
  )
}
