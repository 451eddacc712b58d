import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { SettingGroup } from '#contract/settings/settings.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { focusFirstError } from '../products/focus-first-error.ts'
import { UndoButton } from '../undo-button.tsx'
import { SaveStatus } from './save-status.tsx'
import { type Typed, typedDefaults } from './typed-settings.ts'
import { type Loaded, useGroup } from './use-group.ts'

interface SettingsGroupProps {
  group: SettingGroup
  title: string
  lead: string
  loaded: Loaded
  /** A field's label and a value in words, to show what another admin changed. */
  say: (name: string, value: string) => string
  onDirty: (group: SettingGroup, isDirty: boolean) => void
  children: (fields: {
    typed: Typed
    usual: Typed
    errors: Record<string, string>
    type: (name: string, value: string) => void
  }) => ReactNode
}

/** Settings that are saved together. */
export function SettingsGroup({ group, title, lead, loaded, say, onDirty, children }: SettingsGroupProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { fetcher, isBusy, isDirty, seen, typed, theirChanges, reply, ...act } = useGroup(group, loaded)
  const usual = typedDefaults(group)
  const errors = reply?.errors ?? {}
  const isUsual = Object.entries(usual).every(([name, value]) => seen.typed[name] === value)

  // The browser handles leaving the page: it asks once there are unsaved changes.
  useEffect(() => {
    onDirty(group, isDirty)
    return () => onDirty(group, false)
  }, [group, isDirty, onDirty])

  useEffect(() => {
    if (form.current && reply && !reply.isDone) focusFirstError(form.current)
  }, [reply])

  return (
    <section id={group} aria-labelledby={id} className="scroll-mt-28 border-t border-ink pt-5 pb-14">
      <h2 id={id} className="display text-title">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-text text-small text-ink-soft">{lead}</p>
      {theirChanges && (
        <ConflictNote
          title="Someone else changed these settings."
          changes={theirChanges.map(([name, value]) => <li key={name}>{say(name, value)}</li>)}
          onKeepMine={act.keepMine}
          onDiscardMine={act.dropMine}
        />
      )}
      <fetcher.Form ref={form} method="post" action="/admin/settings" noValidate onSubmit={act.send}>
        {/* Enter presses the first button of a form, so it must be the one that saves. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
        <input type="hidden" name="group" value={group} />
        <input type="hidden" name="version" value={seen.version} />
        {children({ typed, usual, errors, type: act.type })}
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" busy={isBusy}>
            Save<span className="sr-only"> {title}</span>
          </Button>
          {isDirty && (
            <UndoButton onUndo={act.undo}>
              <span className="sr-only"> changes of {title}</span>
            </UndoButton>
          )}
          {!isUsual && (
            <Button type="submit" name="intent" value="reset" variant="secondary" aria-disabled={isBusy}>
              Use all defaults<span className="sr-only"> of {title}</span>
            </Button>
          )}
          <SaveStatus isDirty={isDirty} isBusy={isBusy} reply={reply} />
        </div>
      </fetcher.Form>
    </section>
  )
}
