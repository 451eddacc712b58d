import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { hasPart } from '#contract/home/kinds.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { UndoButton } from '../undo-button.tsx'
import { FocusPicker } from './focus-picker.tsx'
import { namesOf, valuesOfSection } from './section-fields.ts'
import { SectionImages } from './section-images.tsx'
import type { SectionEditing } from './use-section-editing.ts'

interface SectionFormProps {
  editing: SectionEditing
  collections: readonly { collectionId: string; title: string }[]
}

/** Everything that an owner sets of a section. */
export function SectionForm({ editing, collections }: SectionFormProps) {
  const { section, form } = editing
  const { kind } = section
  const isStale = form.stale.length > 0
  const theirs = valuesOfSection(section)
  const choices = [
    { value: '', label: adminHomeMessages.noCollection },
    ...collections.map(({ collectionId, title }) => ({ value: collectionId, label: title })),
  ]
  return (
    <>
      {isStale && (
        <ConflictNote
          title={adminHomeMessages.conflict}
          changes={form.stale.map((name) => <li key={name}>{form.fields[name as keyof typeof form.fields].label}</li>)}
          of={form}
          theirs={theirs}
        />
      )}
      <Form of={form} className="max-w-text space-y-4">
        {!isStale && <FormSummary of={form} />}
        <FormField of={form} name="isOn" />
        {namesOf(kind, form.values.source).map((name) => (
          <FormField key={name} of={form} name={name} {...(name === 'collectionId' && { options: choices })} />
        ))}
        {hasPart(kind, 'images') && <SectionImages of={form} name="images" isMultiple={hasPart(kind, 'talls')} />}
        {hasPart(kind, 'talls') && <SectionImages of={form} name="talls" isMultiple />}
        {hasPart(kind, 'imageAlt') && <FormField of={form} name="imageAlt" />}
        {hasPart(kind, 'focus') && <FocusPicker of={form} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField of={form} name="startsAt" />
          <FormField of={form} name="endsAt" />
        </div>
        <SectionButtons editing={editing} isStale={isStale} />
      </Form>
    </>
  )
}

function SectionButtons({ editing, isStale }: { editing: SectionEditing; isStale: boolean }) {
  const { section, form, publish, saveDraft, discardDraft, refusal } = editing
  const hasDraft = section.draft !== null
  return (
    <>
      {refusal && <p role="alert">{refusal.message}</p>}
      <p className="flex flex-wrap gap-3 pt-2">
        <Button busy={form.isBusy} disabled={isStale || !(form.isDirty || hasDraft)} onClick={publish}>
          {adminHomeMessages.publish}
        </Button>
        <Button variant="secondary" disabled={isStale || !form.isDirty || form.isBusy} onClick={saveDraft}>
          {adminHomeMessages.saveDraft}
        </Button>
        {form.isDirty && <UndoButton onUndo={() => form.reset()} />}
        {hasDraft && !form.isDirty && (
          <Button variant="quiet" onClick={() => void discardDraft()}>
            {adminHomeMessages.discardDraft}
          </Button>
        )}
      </p>
    </>
  )
}
