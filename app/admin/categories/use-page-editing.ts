import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { RefusedError } from '#app/api.ts'
import type { FormState } from '#app/ui/form/form-state.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { type EditedPage, type PageValues, pageFormFields, valuesOfPage } from './page-fields.ts'

export interface PageEditing<Page extends EditedPage> {
  page: Page
  form: FormState<ReturnType<typeof pageFormFields>>
}

interface PageCalls<Page> {
  save: (values: PageValues, version: number) => Promise<{ page: Page; message: string }>
  /** The page as stored now; null if it is gone. */
  find: () => Promise<Page | null>
}

/** Edits a page; on a conflict the form tells what another admin has saved. */
export function usePageEditing<Page extends EditedPage>(
  loaded: Page,
  { save, find }: PageCalls<Page>,
): PageEditing<Page> {
  const [page, setPage] = useState(loaded)
  const { revalidate } = useRevalidator()
  const form = useForm({
    fields: pageFormFields(),
    initial: valuesOfPage(page),
    isQuiet: true,
    async submit(typed) {
      try {
        const saved = await save(typed, page.version)
        setPage(saved.page)
        form.rebase(valuesOfPage(saved.page), typed)
        toast.success(saved.message)
        void revalidate()
      } catch (error) {
        const now = error instanceof RefusedError && error.status === 409 ? await find().catch(() => null) : null
        if (now) setPage(now)
        throw error
      }
    },
  })
  return { page, form }
}
