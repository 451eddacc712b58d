import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import { maxViewName, type SavedView } from '#contract/saved-views/calls.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { apiSavedViewsMessages } from '#messages/en-US/api/saved-views.ts'
import { DeleteView } from './delete-view.tsx'

interface ViewFormProps {
  path: SavedView['path']
  query: string
  /** The view to change; null saves a new one. */
  view: SavedView | null
  canShare: boolean
  onDone: () => void
}

/** The name of a view, and whether all staff see it. */
export function ViewForm({ path, query, view, canShare, onDone }: ViewFormProps) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    fields: viewFields(view === null, canShare),
    initial: { name: view?.name ?? '', isShared: view?.isShared ? 'on' : '' },
    isQuiet: true,
    async submit({ name, isShared }) {
      const typed = { name, isShared: isShared === 'on' }
      const { message } = view
        ? await api.savedViews.changeView({ viewId: view._id, ...typed })
        : await api.savedViews.saveView({ path, query, ...typed })
      toast.success(message)
      await finish()
    },
  })

  async function finish() {
    await revalidate()
    onDone()
  }

  return (
    <Form of={form} className="space-y-5">
      <FormField of={form} name="name" data-autofocus />
      <FormField of={form} name="isShared" />
      <Button type="submit" busy={form.isBusy}>
        {adminTableMessages.views.update}
      </Button>
      {view && <DeleteView view={view} onDone={finish} />}
    </Form>
  )
}

function viewFields(isNew: boolean, canShare: boolean): Record<'name' | 'isShared', FormFields[string]> {
  const said = adminTableMessages.views
  return {
    name: {
      label: said.name,
      ...(isNew && { hint: said.nameHint }),
      maxLength: maxViewName,
      autoComplete: 'off',
      missing: apiSavedViewsMessages.nameMissing,
      refusal: /./,
    },
    isShared: { label: said.share, control: canShare ? 'checkbox' : 'hidden' },
  }
}
