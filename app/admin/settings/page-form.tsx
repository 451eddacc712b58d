import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { ContentPage } from '#app/content/content-pages.server.ts'
import { Prose } from '#app/content/prose.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { placeholdersIn } from '#contract/settings/placeholders.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { focusFirstError } from '../products/focus-first-error.ts'
import { UndoButton } from '../undo-button.tsx'
import type { SavedPage } from './save-page.ts'
import { SaveStatus } from './save-status.tsx'
import type { Typed } from './typed-settings.ts'
import { type Loaded, useGroup } from './use-group.ts'

const labels: Record<string, string> = {
  title: 'Title',
  description: 'Description for search engines',
  effective: 'Effective from',
  body: 'Text',
}

interface PageFormProps {
  name: string
  loaded: Loaded
  usual: Typed
  isOwn: boolean
  onDirty: (part: string, isDirty: boolean) => void
}

/** Edits a text page, with a preview. */
export function PageForm({ name, loaded, usual, isOwn, onDirty }: PageFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { fetcher, isBusy, isDirty, seen, typed, theirChanges, reply, ...act } = useGroup(name, loaded)
  const previewing = useFetcher<SavedPage>({ key: `preview-${name}` })
  const posted = useActionData<SavedPage>()
  const shown = previewing.data ?? posted
  const errors = { ...(shown?.errors ?? {}), ...(reply?.errors ?? {}) }
  const left = placeholdersIn(usual.body ?? '').filter((each) => !placeholdersIn(typed.body ?? '').includes(each))

  useEffect(() => {
    onDirty(name, isDirty)
    return () => onDirty(name, false)
  }, [name, isDirty, onDirty])

  useEffect(() => {
    if (form.current && reply && !reply.isDone) focusFirstError(form.current)
  }, [reply])

  return (
    <>
      {theirChanges && (
        <ConflictNote
          title="Someone else changed this page."
          changes={theirChanges.map(([name]) => <li key={name}>{labels[name]} has changed.</li>)}
          onKeepMine={act.keepMine}
          onDiscardMine={act.dropMine}
        />
      )}
      <fetcher.Form ref={form} method="post" noValidate onSubmit={act.send} className="space-y-5">
        <button type="submit" hidden tabIndex={-1} aria-hidden />
        <input type="hidden" name="version" value={seen.version} />
        <PageFields typed={typed} errors={errors} onType={act.type} />
        {left.length > 0 && (
          <p className="text-small text-ink-soft">
            The default text also uses {left.map((each) => `{{${each}}}`).join(', ')}; yours does not.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" busy={isBusy}>
            Save
          </Button>
          <Button
            type="submit"
            name="intent"
            value="preview"
            variant="secondary"
            busy={previewing.state !== 'idle'}
            onClick={(event) => {
              event.preventDefault()
              void previewing.submit({ intent: 'preview', ...typed }, { method: 'post' })
            }}
          >
            Preview
          </Button>
          {isDirty && <UndoButton onUndo={act.undo} />}
          {isOwn && (
            <Button type="submit" name="intent" value="reset" variant="quiet">
              Use the default
            </Button>
          )}
          <SaveStatus isDirty={isDirty} isBusy={isBusy} reply={reply} />
        </div>
      </fetcher.Form>
      {shown?.preview && <PagePreview page={shown.preview} />}
    </>
  )
}

interface PageFieldsProps {
  typed: Typed
  errors: Record<string, string>
  onType: (name: string, value: string) => void
}

function PageFields({ typed, errors, onType }: PageFieldsProps) {
  const field = (of: string) => ({
    label: labels[of] ?? of,
    name: of,
    value: typed[of] ?? '',
    error: errors[of] ?? null,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(of, currentTarget.value),
  })

  return (
    <>
      <Field {...field('title')} maxLength={100} />
      <Field {...field('description')} maxLength={200} hint="Up to 160 characters are shown." />
      <Field {...field('effective')} maxLength={60} isOptional hint="As readers see it, for example April 20, 2021." />
      <TextareaField
        {...field('body')}
        rows={24}
        spellCheck
        className="[&_textarea]:font-mono [&_textarea]:text-small"
        hint="Markdown: ## starts a section, ### a subsection, - a list, **bold**, [the shop](/shop) a link. HTML is shown as typed."
      />
    </>
  )
}

function PagePreview({ page: { title, effective, html } }: { page: ContentPage }) {
  return (
    <section aria-label="Preview" className="mt-12 border border-line bg-chalk p-6 sm:p-10">
      <p className="display mb-2 text-display">{title}</p>
      {effective && <p className="mb-8 text-lead text-ink-soft">Effective {effective}</p>}
      <Prose html={html} />
    </section>
  )
}
