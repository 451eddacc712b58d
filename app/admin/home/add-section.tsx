import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FormFields } from '#contract/check-form.ts'
import { isSectionKind, sectionKindNames } from '#contract/home/kinds.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'

/** Adds a section and opens its page. */
export function AddSection({ hasBanner }: { hasBanner: boolean }) {
  const navigate = useNavigate()
  const form = useForm({
    fields: addFields(hasBanner),
    initial: { kind: 'picture' },
    isQuiet: true,
    async submit({ kind }) {
      const { sectionId } = await api.home.addSection({ kind: isSectionKind(kind) ? kind : 'picture' })
      await navigate(`/admin/home/${sectionId}`)
    },
  })
  return (
    <Form of={form} label={adminHomeMessages.add} className="grid max-w-form gap-4">
      <FormSummary of={form} />
      <FormField of={form} name="kind" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminHomeMessages.add}
      </Button>
    </Form>
  )
}

function addFields(hasBanner: boolean) {
  const kinds = sectionKindNames.filter((kind) => !(hasBanner && kind === 'banner'))
  return {
    kind: {
      label: adminHomeMessages.kind,
      control: 'select',
      options: kinds.map((value) => ({ value, label: adminHomeMessages.kinds[value] })),
    },
  } satisfies FormFields
}
