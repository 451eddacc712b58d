import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FormFields } from '#contract/check-form.ts'
import { isSectionKind, sectionKindNames } from '#contract/home/kinds.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import { AddForm } from '../add-form.tsx'

/** Adds a section and opens its page. */
export function AddSection({ hasBanner }: { hasBanner: boolean }) {
  const navigate = useNavigate()
  const form = useForm({
    fields: addFields(hasBanner),
    initial: { kind: 'image' },
    isQuiet: true,
    async submit({ kind }) {
      const { sectionId } = await api.home.addSection({ kind: isSectionKind(kind) ? kind : 'image' })
      await navigate(`/admin/home/${sectionId}`)
    },
  })
  return <AddForm of={form} label={adminHomeMessages.add} />
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
