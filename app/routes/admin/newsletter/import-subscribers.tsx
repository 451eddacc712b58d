import { useState } from 'react'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FormFields } from '#contract/check-form.ts'
import { maxImported, maxImportLength, maxProof } from '#contract/newsletter/limits.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminNewsletterMessages } from '#messages/en-US/admin/newsletter.ts'
import { apiNewsletterMessages } from '#messages/en-US/api/newsletter.ts'

/** Subscribes addresses that agreed elsewhere, with the proof of it. */
export default function ImportSubscribers() {
  const { lead, submit } = adminNewsletterMessages.import
  const [done, setDone] = useState<string | null>(null)
  const form = useForm({
    fields: importFields(),
    draft: 'subscriber import',
    isQuiet: true,
    async submit(typed) {
      setDone(null)
      const { message } = await api.newsletter.importSubscribers(typed)
      form.reset()
      setDone(message)
    },
  })
  return (
    <>
      <AdminHeading lead={lead}>{adminFrameMessages.pages.importSubscribers}</AdminHeading>
      <Form of={form} label={adminFrameMessages.pages.importSubscribers} className="grid max-w-form gap-5">
        <FormSummary of={form} />
        <FormField of={form} name="addresses" />
        <FormField of={form} name="consentedOn" />
        <FormField of={form} name="proof" />
        <p>
          <Button type="submit" busy={form.isBusy}>
            {submit}
          </Button>
        </p>
        <p role="status">{done}</p>
      </Form>
    </>
  )
}

function importFields() {
  const said = adminNewsletterMessages.import
  return {
    addresses: {
      label: said.addresses,
      hint: said.addressesHint(maxImported.toLocaleString('en-US')),
      control: 'paragraph',
      rows: 8,
      maxLength: maxImportLength,
      missing: apiNewsletterMessages.importEmpty,
      refusal: /address/,
    },
    consentedOn: {
      label: said.consentedOn,
      control: 'date',
      missing: apiNewsletterMessages.importDateMissing,
      refusal: /day/,
    },
    proof: {
      label: said.proof,
      hint: said.proofHint,
      maxLength: maxProof,
      missing: apiNewsletterMessages.importProofMissing,
    },
  } satisfies FormFields
}
