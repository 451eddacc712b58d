import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { type EmailKind, type EmailText, emailTextParts, isUsual, usualText } from '#contract/emails/email-text.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import type { Locale } from '#messages/locales.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { DefaultsButton } from '../settings/defaults-button.tsx'
import { SaveStatus } from '../settings/save-status.tsx'
import { useSettingsForm } from '../settings/use-settings-form.ts'
import { UndoButton } from '../undo-button.tsx'
import { useSaving } from '../use-saving.ts'
import { WithPreview } from '../with-preview.tsx'
import { OrderChoice } from './order-choice.tsx'
import { partOf, readText, textFieldsWith } from './text-fields.ts'
import { TextPreview } from './text-preview.tsx'
import { useTextPreview } from './use-text-preview.ts'

interface TextEditorProps {
  kind: EmailKind
  locale: Locale
  text: EmailText
  version: number
  /** The names of the placeholders that this email has. */
  known: readonly string[]
}

/** Edits the words of an email in a language, with a preview of what is typed. */
export function TextEditor({ kind, locale, text, version, known }: TextEditorProps) {
  const which = { kind, locale }
  const [orderNumber, setOrderNumber] = useState('')
  const { form, said, restoreDefaults } = useSettingsForm({
    name: `email.${kind}.${locale}`,
    fields: textFieldsWith(known),
    loaded: { version, typed: text },
    save: (typed) => api.emails.changeEmailText({ ...which, version, values: readText(typed) }),
    nameOf: partOf,
    reset: () => api.emails.changeEmailText({ ...which, version, values: usualText }),
  })
  const values = readText(form.values)
  const { found, isBusy } = useTextPreview({ ...which, values, ...(orderNumber && { orderNumber }) })
  return (
    <WithPreview
      preview={<TextPreview shown={found?.shown ?? null} refusal={found?.refusal ?? null} isBusy={isBusy} />}
    >
      {form.stale.length > 0 && (
        <ConflictNote
          title={adminEmailsMessages.texts.conflict}
          changes={form.stale.map((each) => (
            <li key={each}>{adminEmailsMessages.texts.isNow(form.fields[each]?.label ?? each)}</li>
          ))}
          of={form}
          theirs={text}
        />
      )}
      <Form of={form} className="space-y-5">
        {form.stale.length === 0 && <FormSummary of={form} />}
        {emailTextParts.map((part) => (
          <FormField key={part} of={form} name={part} spellCheck />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" busy={form.isBusy} disabled={form.stale.length > 0}>
            {adminFormsMessages.save}
          </Button>
          <SendToMe which={which} form={form} />
          {form.isDirty && <UndoButton onUndo={() => form.reset()} />}
          {!isUsual(text) && (
            <DefaultsButton
              label={adminEmailsMessages.texts.useUsual}
              question={adminEmailsMessages.texts.askUsual(adminEmailsMessages.texts.kinds[kind])}
              isBusy={form.isBusy}
              onConfirm={() => restoreDefaults(usualText)}
            />
          )}
          <SaveStatus isDirty={form.isDirty} isBusy={form.isBusy} said={said} />
          <Link
            to={`/admin/versions/email.${kind}.${locale}`}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {adminVersionsMessages.link}
          </Link>
        </div>
      </Form>
      <OrderChoice onChoose={setOrderNumber} />
    </WithPreview>
  )
}

interface SendToMeProps {
  which: { kind: EmailKind; locale: Locale }
  form: FormState
}

/** Emails what is typed, saved or not, to the user who types it. */
function SendToMe({ which, form }: SendToMeProps) {
  const sending = useSaving()
  return (
    <>
      <Button
        variant="secondary"
        busy={sending.isBusy}
        onClick={() => void sending.save(() => api.emails.sendEmailText({ ...which, values: readText(form.values) }))}
      >
        {adminEmailsMessages.texts.sendToMe}
      </Button>
      {sending.refusal && (
        <p role="alert" className="basis-full border-l-2 border-accent pl-4 text-small">
          {sending.refusal.message}
        </p>
      )}
    </>
  )
}
