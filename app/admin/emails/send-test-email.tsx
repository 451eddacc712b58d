import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FormAnswer } from '#contract/check-form.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { PopMenu } from '../table/pop-menu.tsx'
import { testEmailFields } from './test-email-fields.ts'

interface SentEmail {
  emailId: string
  message: string
}

/** The result of sending a test email: the email, or what is wrong with the address. */
export type TestEmailAnswer = { sent: SentEmail } | FormAnswer

/** Sends a test email to any address; `answer` is the result where the form was sent without JavaScript. */
export function SendTestEmail({ answer }: { answer: TestEmailAnswer | undefined }) {
  const { revalidate } = useRevalidator()
  const [sent, setSent] = useState(answer && 'sent' in answer ? answer.sent : null)
  const form = useForm({
    fields: testEmailFields,
    draft: 'test-email',
    isQuiet: true,
    answer: answer && 'sentence' in answer ? answer : undefined,
    async submit({ email }) {
      setSent(null)
      setSent(await api.emails.sendTestEmail({ email }))
      await revalidate()
    },
  })
  return (
    <PopMenu label={adminEmailsMessages.sendTest} isOpen={answer !== undefined} staysOpen>
      <Form of={form} label={adminEmailsMessages.sendTest} action="/admin/emails" className="space-y-3">
        <FormField of={form} name="email" />
        <Button type="submit" busy={form.isBusy}>
          {adminEmailsMessages.send}
        </Button>
      </Form>
      <div role="status">
        {sent && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
            {sent.message}
            <Link to={`/admin/emails/${sent.emailId}`} className="link">
              {adminEmailsMessages.viewStatus}
            </Link>
          </p>
        )}
      </div>
    </PopMenu>
  )
}
