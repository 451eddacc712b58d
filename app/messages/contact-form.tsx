import { useState } from 'react'
import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import type { FormAnswer } from '#contract/check-form.ts'
import { contactMessages } from '#messages/en-US/contact.ts'
import { Button } from '../ui/button.tsx'
import { focusWhenShown } from '../ui/focus-when-shown.ts'
import { Form } from '../ui/form/form.tsx'
import { FormField } from '../ui/form/form-field.tsx'
import { FormSummary } from '../ui/form/form-summary.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { StatusDisplay } from '../ui/status-display.tsx'
import { toast } from '../ui/toast/toast.ts'
import { contactForm } from './contact-fields.ts'
import type { ContactStart } from './contact-start.ts'

// Department and subject appear once name, phone and email are filled in; CSS alone does it, with and without
// JavaScript.
const late = 'grid gap-5 group-has-[[data-first]:placeholder-shown]/contact:hidden'

/** The server's response to a message: its thanks, or its errors. */
export type ContactAnswer = { sent: string } | FormAnswer

interface ContactFormProps {
  answer: ContactAnswer | undefined
  /** What a link to the page has filled in. */
  initial: ContactStart
}

/** The contact form; `answer` is the response where it was sent without JavaScript. */
export function ContactForm({ answer, initial }: ContactFormProps) {
  const { country } = useSettings().shop
  const [thanks, setThanks] = useState(answer && 'sent' in answer ? answer.sent : null)
  const form = useForm({
    ...contactForm(country),
    draft: initial.subject ? `contact:${initial.subject}` : 'contact',
    initial,
    answer: answer && 'sentence' in answer ? answer : undefined,
    async submit(typed) {
      const { msg } = await api.messages.userRequests(typed)
      toast.success(msg)
      setThanks(msg)
    },
  })

  if (thanks !== null) {
    return (
      <div ref={focusWhenShown} tabIndex={-1} className="scroll-mt-28 outline-none">
        <StatusDisplay message={thanks} />
      </div>
    )
  }
  return (
    <Form of={form} action="/contact-us" className="group/contact grid gap-5">
      <FormSummary of={form} />
      <FormField of={form} name="name" data-first />
      <FormField of={form} name="phone" data-first />
      <FormField of={form} name="email" data-first />
      <div className={late}>
        <FormField of={form} name="department" />
        <FormField of={form} name="subject" />
      </div>
      <FormField of={form} name="message" />
      <div aria-hidden className="absolute -left-[200vw]">
        <FormField of={form} name="website" tabIndex={-1} />
      </div>
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {contactMessages.send}
      </Button>
    </Form>
  )
}
