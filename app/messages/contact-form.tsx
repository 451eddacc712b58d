import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { FormMessage } from '#app/accounts/form-message.tsx'
import { departments } from '#contract/messages/departments.ts'
import { Button } from '../ui/button.tsx'
import { focusWhenShown } from '../ui/focus-when-shown.ts'
import { Field } from '../ui/form/field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { TextareaField } from '../ui/form/textarea-field.tsx'
import { StatusDisplay } from '../ui/status-display.tsx'
import { type ContactAnswer, type ContactField, contactFields } from './contact-fields.ts'

// Department and subject come once name, phone and e-mail are filled in; CSS alone sees to it, with and without JavaScript.
const late = 'grid gap-5 group-has-[[data-first]:placeholder-shown]/contact:hidden'

/** The form that writes to the shop. */
export function ContactForm({ answer }: { answer: ContactAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!answer || 'sent' in answer) return
    const first = contactFields.find((name) => name in answer.fields)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }, [answer])

  const isSending = useNavigation().formAction?.startsWith('/contact-us') ?? false
  if (answer && 'sent' in answer) {
    return (
      <div ref={focusWhenShown} tabIndex={-1} className="scroll-mt-28 outline-none">
        <StatusDisplay message={answer.sent} />
      </div>
    )
  }

  const errorAt = (name: ContactField) => answer?.fields[name] ?? null
  const isSaidAtField = answer && Object.values(answer.fields).includes(answer.refused)
  const typed = (name: ContactField) => answer?.values[name]

  return (
    <Form ref={form} method="post" noValidate className="group/contact grid gap-5">
      {answer && !isSaidAtField && <FormMessage sentence={answer.refused} />}
      <Field
        data-first
        label="Name"
        name="name"
        autoComplete="name"
        placeholder=" "
        maxLength={80}
        defaultValue={typed('name')}
        error={errorAt('name')}
      />
      <Field
        data-first
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder=" "
        maxLength={40}
        hint="Outside the United States, please begin with + and your country's code."
        defaultValue={typed('phone')}
        error={errorAt('phone')}
      />
      <Field
        data-first
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        placeholder=" "
        maxLength={254}
        defaultValue={typed('email')}
        error={errorAt('email')}
      />
      <div className={late}>
        <SelectField
          label="Department"
          name="department"
          placeholder="Choose a department"
          options={departments}
          defaultValue={typed('department')}
          error={errorAt('department')}
        />
        <Field
          label="Subject"
          name="subject"
          maxLength={150}
          defaultValue={typed('subject')}
          error={errorAt('subject')}
        />
      </div>
      <TextareaField
        label="Message"
        name="message"
        rows={6}
        maxLength={5_000}
        defaultValue={typed('message')}
        error={errorAt('message')}
      />
      <Trap />
      <Button type="submit" busy={isSending} className="justify-self-start">
        Send message
      </Button>
    </Form>
  )
}

// Programs that fill in every field fill in this one, too; nobody else sees it.
function Trap() {
  return (
    <div aria-hidden className="absolute -left-[200vw]">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
