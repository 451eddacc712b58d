import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { OwnCategory } from '#contract/categories/calls.ts'
import { maxTitleLength } from '#contract/categories/page-fields.ts'
import type { FormFields } from '#contract/check-form.ts'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { apiCategoriesMessages } from '#messages/en-US/api/categories.ts'

/** Adds a category on the first level, or in one of the `families`. */
export function AddCategory({ families }: { families: readonly OwnCategory[] }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    fields: addFields(),
    initial: { parentId: '' },
    isQuiet: true,
    async submit({ title, parentId }) {
      const { message } = await api.categories.addCategory({ title, parentId: parentId || null })
      form.reset({ title: '', parentId })
      toast.success(message)
      await revalidate()
    },
  })
  return (
    <Form of={form} label={adminCategoriesMessages.add} className="grid max-w-form gap-4">
      <FormSummary of={form} />
      <FormField of={form} name="title" />
      {families.length > 0 && (
        <FormField
          of={form}
          name="parentId"
          options={[
            { value: '', label: adminCategoriesMessages.firstLevel },
            ...families.map(({ categoryId, title }) => ({ value: categoryId, label: title })),
          ]}
        />
      )}
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminCategoriesMessages.add}
      </Button>
    </Form>
  )
}

function addFields() {
  return {
    title: {
      label: adminCategoriesMessages.title,
      maxLength: maxTitleLength,
      missing: apiCategoriesMessages.titleMissing,
      autoComplete: 'off',
      refusal: /already a category “.*” here/,
    },
    parentId: { label: adminCategoriesMessages.parent, control: 'select', missing: null },
  } satisfies FormFields
}
