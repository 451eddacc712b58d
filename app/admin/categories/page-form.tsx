import { Children, type ReactNode } from 'react'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { ruleNames } from '../collections/collection-fields.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { SaveButtons } from '../save-buttons.tsx'
import { type EditedPage, valuesOfPage } from './page-fields.ts'
import { PageImage } from './page-image.tsx'
import type { PageEditing } from './use-page-editing.ts'

interface PageFormProps<Page extends EditedPage> {
  editing: PageEditing<Page>
  /** A page without one keeps its address. */
  hasSlug: boolean
  /** Fields of its own, after the text. */
  children?: ReactNode
}

const names = [
  ...(['title', 'slug', 'text', 'isInMenu', ...ruleNames, 'skus'] as const),
  ...(['measureNames', 'measureUnit', 'drawing'] as const),
  ...(['image', 'imageAlt', 'seoTitle', 'seoDescription'] as const),
] as const

/** Everything that is written on the page of a category or collection. */
export function PageForm<Page extends EditedPage>({ editing: { page, form }, hasSlug, children }: PageFormProps<Page>) {
  const isStale = form.stale.length > 0
  const theirs = valuesOfPage(page)
  return (
    <>
      {isStale && (
        <ConflictNote
          title={adminCategoriesMessages.conflict}
          changes={names
            .filter((name) => form.stale.includes(name))
            .map((name) => (
              <li key={name}>
                {Children.toArray(
                  adminCategoriesMessages.isNow(
                    form.fields[name].label,
                    <strong className="font-medium">{sayValue(name, theirs[name])}</strong>,
                  ),
                )}
              </li>
            ))}
          of={form}
          theirs={theirs}
        />
      )}
      <Form of={form} className="max-w-text space-y-4">
        {!isStale && <FormSummary of={form} />}
        <FormField of={form} name="title" />
        {hasSlug ? <FormField of={form} name="slug" /> : <input type="hidden" name="slug" value={form.values.slug} />}
        <FormField of={form} name="text" />
        {children}
        <PageImage of={form} />
        {form.values.image && <FormField of={form} name="imageAlt" />}
        <FormField of={form} name="seoTitle" />
        <FormField of={form} name="seoDescription" />
        <SaveButtons of={form} className="pt-2" />
      </Form>
    </>
  )
}

function sayValue(name: (typeof names)[number], value: string): string {
  if (value === 'on') return adminCategoriesMessages.on
  if (name === 'drawing') return value ? adminCategoriesMessages.anotherDrawing : adminCategoriesMessages.nothing
  if (name === 'image') return value ? adminCategoriesMessages.anotherImage : adminCategoriesMessages.nothing
  return value || adminCategoriesMessages.nothing
}
