import { Children } from 'react'
import type { SavedVersion } from '#contract/versions/calls.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import { ConfirmInRow } from '../confirm-in-row.tsx'
import { Moment } from '../moment.tsx'
import { describeVersion, type VersionField, type VersionSubject } from './describe-version.ts'

interface VersionItemProps {
  kind: VersionSubject['kind']
  saved: SavedVersion
  /** The version before it; none for the first that is known. */
  before: SavedVersion | undefined
  isNow: boolean
  restore: () => Promise<{ message: string }>
  onRestored: () => void
}

const maxShown = 160

/** A version: who saved it and when, what it changed, and the way back to it. */
export function VersionItem({ kind, saved, before, isNow, restore, onRestored }: VersionItemProps) {
  const fields = describeVersion(kind, saved.value)
  const changed = before ? differing(fields, describeVersion(kind, before.value)) : null
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="font-medium">
          {saved.by === null && saved.version === 0
            ? adminVersionsMessages.came
            : Children.toArray(adminVersionsMessages.savedBy(<Moment key="at" at={saved.savedAt} />, saved.by))}
        </h2>
        {isNow ? (
          <span className="inline-flex min-h-11 items-center text-small text-ink-soft">
            {adminVersionsMessages.newest}
          </span>
        ) : (
          <ConfirmInRow
            label={adminVersionsMessages.restore}
            of={adminVersionsMessages.ofVersion(saved.version)}
            question={adminVersionsMessages.askRestore}
            act={restore}
            onDone={onRestored}
          />
        )}
      </div>
      {changed && (
        <ul className="max-w-text text-small wrap-anywhere text-ink-soft">
          {changed.length === 0 && <li>{adminVersionsMessages.unchanged}</li>}
          {changed.map(({ name, label, text }) => (
            <li key={name}>{adminVersionsMessages.value(label, shortened(text))}</li>
          ))}
        </ul>
      )}
      <details className="mt-1 max-w-text text-small">
        <summary className="link target w-fit">{adminVersionsMessages.whole}</summary>
        <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
          {fields.map(({ name, label, text }) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line max-sm:mb-2">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}

function differing(fields: readonly VersionField[], before: readonly VersionField[]): VersionField[] {
  return fields.filter(({ name, text }) => before.find((each) => each.name === name)?.text !== text)
}

function shortened(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown).trimEnd()} …` : text
}
