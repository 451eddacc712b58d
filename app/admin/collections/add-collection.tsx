import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { maxTitleLength } from '#contract/categories/page-fields.ts'
import type { FormFields } from '#contract/check-form.ts'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { adminCollectionsMessages } from '#messages/en-US/admin/collections.ts'
import { apiCategoriesMessages } from '#messages/en-US/api/categories.ts'
import { AddForm } from '../add-form.tsx'

/** Adds a collection and opens its page. */
export function AddCollection() {
  const navigate = useNavigate()
  const form = useForm({
    fields: addFields(),
    initial: { kind: 'rule' },
    isQuiet: true,
    async submit({ title, kind }) {
      const { collectionId } = await api.collections.addCollection({ title, kind: kind === 'hand' ? 'hand' : 'rule' })
      await navigate(`/admin/collections/${collectionId}`)
    },
  })
  return <AddForm of={form} label={adminCollectionsMessages.add} />
}

function addFields() {
  return {
    title: {
      label: adminCategoriesMessages.title,
      maxLength: maxTitleLength,
      missing: apiCategoriesMessages.titleMissing,
      autoComplete: 'off',
    },
    kind: {
      label: adminCollectionsMessages.kind,
      control: 'select',
      options: Object.entries(adminCollectionsMessages.kinds).map(([value, label]) => ({ value, label })),
    },
  } satisfies FormFields
}
