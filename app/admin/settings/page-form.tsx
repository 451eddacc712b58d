import { Link, useActionData, useFetcher } from 'react-router'
import { api } from '#app/api.ts'
import type { ContentPage } from '#app/content/content-pages.server.ts'
import { Prose } from '#app/content/prose.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { ContentName } from '#contract/settings/content-page.ts'
import { placeholdersIn } from '#contract/settings/placeholders.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { UndoButton } from '../undo-button.tsx'
import { DefaultsButton } from './defaults-button.tsx'
import { pageFields, readPage } from './page-fields.ts'
import type { SavedPage } from './save-page.ts'
import { SaveStatus } from './save-status.tsx'
import type { Typed } from './typed-settings.ts'
import { type Loaded, useSettingsForm } from './use-settings-form.ts'

interface PageFormProps {
  name: ContentName
  loaded: Loaded
  usual: Typed
  isOwn: boolean
}

/** Edits a text page, with a preview. */
export function PageForm({ name, loaded, usual, isOwn }: PageFormProps) {
  const { version } = loaded
  const previewing = useFetcher<SavedPage>({ key: `preview-${name}` })
  const shown = useActionData<SavedPage>()
  const preview = previewing.data ? previewing.data.preview : shown?.preview
  const { form, said, restoreDefaults } = useSettingsForm({
    name,
    fields: pageFields,
    loaded,
    save: (typed) => api.settings.changePage({ name, version, values: readPage(typed) }),
    nameOf: (param) => param.replace('values.', ''),
    reset: () => api.settings.resetPage({ name, version }),
    // A preview that is refused marks its fields.
    answer: previewing.data?.preview === null ? previewing.data.answer : undefined,
  })
  return (
    <>
      {form.stale.length > 0 && (
        <ConflictNote
          title={adminSettingsMessages.pageConflict}
          changes={form.stale.map((each) => (
            <li key={each}>{adminSettingsMessages.hasChanged(form.fields[each]?.label ?? each)}</li>
          ))}
          of={form}
          theirs={loaded.typed}
        />
      )}
      <Form of={form} action={`/admin/settings/${name}`} className="space-y-5">
        <button type="submit" hidden tabIndex={-1} aria-hidden disabled={form.stale.length > 0} />
        <input type="hidden" name="version" value={version} />
        {form.stale.length === 0 && <FormSummary of={form} />}
        <PageFields of={form} usual={usual} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" busy={form.isBusy} disabled={form.stale.length > 0}>
            {adminFormsMessages.save}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="preview"
            variant="secondary"
            busy={previewing.state !== 'idle'}
            onClick={(event) => {
              event.preventDefault()
              void previewing.submit({ intent: 'preview', ...form.values }, { method: 'post' })
            }}
          >
            {adminSettingsMessages.preview}
          </Button>
          {form.isDirty && <UndoButton onUndo={() => form.reset()} />}
          {isOwn && (
            <DefaultsButton
              label={adminSettingsMessages.toDefault}
              question={adminSettingsMessages.askDefaultText(form.begin.title ?? '')}
              isBusy={form.isBusy}
              onConfirm={() => restoreDefaults(usual)}
            />
          )}
          <SaveStatus isDirty={form.isDirty} isBusy={form.isBusy} said={said} />
          <Link to={`/admin/versions/page.${name}`} className="link inline-flex min-h-11 items-center text-small">
            {adminVersionsMessages.link}
          </Link>
        </div>
      </Form>
      {preview && <PagePreview page={preview} />}
    </>
  )
}

function PageFields({ of: form, usual }: { of: FormState; usual: Typed }) {
  const typed = placeholdersIn(form.values.body ?? '')
  const left = placeholdersIn(usual.body ?? '').filter((each) => !typed.includes(each))
  return (
    <>
      <FormField of={form} name="title" />
      <FormField of={form} name="description" />
      <FormField of={form} name="effective" />
      <FormField of={form} name="body" spellCheck className="[&_textarea]:font-mono [&_textarea]:text-small" />
      {left.length > 0 && (
        <p className="text-small text-ink-soft">
          {adminSettingsMessages.unusedPlaceholders(left.map((each) => `{{${each}}}`).join(', '))}
        </p>
      )}
    </>
  )
}

function PagePreview({ page: { title, effective, html } }: { page: ContentPage }) {
  return (
    <section aria-label={adminSettingsMessages.preview} className="mt-12 border border-line bg-chalk p-6 sm:p-10">
      <p className="display mb-2 text-display">{title}</p>
      {effective && <p className="mb-8 text-lead text-ink-soft">{adminSettingsMessages.effective(effective)}</p>}
      <Prose html={html} />
    </section>
  )
}
