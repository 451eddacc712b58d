import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { SettingGroup } from '#contract/settings/settings.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { UndoButton } from '../undo-button.tsx'
import { DefaultsButton } from './defaults-button.tsx'
import { groupFields } from './group-fields.ts'
import { changeGroup } from './save-settings.ts'
import { SaveStatus } from './save-status.tsx'
import { fieldOf, readers, settingOf, type Typed, typedDefaults } from './typed-settings.ts'
import { type Loaded, useSettingsForm } from './use-settings-form.ts'

interface SettingsGroupProps {
  group: SettingGroup
  title: string
  lead: string
  loaded: Loaded
  /** Describes a setting that another admin changed. */
  say: (name: string, typed: Typed) => string
  children: (form: FormState, usual: Typed) => ReactNode
}

/** Settings that are saved together. */
export function SettingsGroup({ group, title, lead, loaded, say, children }: SettingsGroupProps) {
  const id = useId()
  const { version } = loaded
  const usual = typedDefaults(group)
  const { form, said, restoreDefaults } = useSettingsForm({
    name: group,
    fields: groupFields[group],
    loaded,
    save: (typed) => changeGroup(api, group, version, typed),
    nameOf: (param, typed) => fieldOf(param, readers[group](typed)),
    reset: () => api.settings.resetSettings({ group, version }),
  })
  return (
    <section id={group} aria-labelledby={id} className="scroll-mt-20 border-t border-ink pt-5 pb-14">
      <h2 id={id} className="display text-title">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-text text-small text-ink-soft">{lead}</p>
      {form.stale.length > 0 && (
        <ConflictNote
          title={adminSettingsMessages.conflict}
          changes={[...new Set(form.stale.map(settingOf))].map((name) => <li key={name}>{say(name, loaded.typed)}</li>)}
          of={form}
          theirs={loaded.typed}
        />
      )}
      <Form of={form} action="/admin/settings">
        {/* Enter saves; the first button of a form is what it presses. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden disabled={form.stale.length > 0} />
        <input type="hidden" name="group" value={group} />
        <input type="hidden" name="version" value={version} />
        <div className="mb-6 max-w-3xl empty:hidden">{form.stale.length === 0 && <FormSummary of={form} />}</div>
        {children(form, usual)}
        <GroupButtons
          group={group}
          form={form}
          title={title}
          hasOwn={Object.keys(usual).some((name) => loaded.typed[name] !== usual[name])}
          onUseDefaults={() => restoreDefaults(usual)}
        >
          <SaveStatus isDirty={form.isDirty} isBusy={form.isBusy} said={said} />
        </GroupButtons>
      </Form>
    </section>
  )
}

interface GroupButtonsProps {
  group: SettingGroup
  form: FormState
  title: string
  /** Whether any setting differs from its default. */
  hasOwn: boolean
  onUseDefaults: () => void
  children: ReactNode
}

function GroupButtons({ group, form, title, hasOwn, onUseDefaults, children }: GroupButtonsProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button type="submit" busy={form.isBusy} disabled={form.stale.length > 0}>
        <span aria-hidden>{adminFormsMessages.save}</span>
        <span className="sr-only">{adminSettingsMessages.save(title)}</span>
      </Button>
      {form.isDirty && (
        <UndoButton onUndo={() => form.reset()}>
          <span className="sr-only">{adminSettingsMessages.undoOf(title)}</span>
        </UndoButton>
      )}
      {hasOwn && (
        <DefaultsButton
          label={adminSettingsMessages.toDefaults}
          question={adminSettingsMessages.askDefaults(title)}
          variant="secondary"
          isBusy={form.isBusy}
          onConfirm={onUseDefaults}
        >
          <span aria-hidden>{adminSettingsMessages.toDefaults}</span>
          <span className="sr-only">{adminSettingsMessages.toDefaultsOf(title)}</span>
        </DefaultsButton>
      )}
      {children}
      <Link to={`/admin/versions/settings.${group}`} className="link inline-flex min-h-11 items-center text-small">
        {adminVersionsMessages.link}
        <span className="sr-only">{adminVersionsMessages.linkOf(title)}</span>
      </Link>
    </div>
  )
}
