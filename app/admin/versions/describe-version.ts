import { contentNames } from '#contract/settings/content-page.ts'
import { type SettingGroup, settingGroups } from '#contract/settings/settings.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'

/** A subject with versions: its kind, and its name in that kind. */
export type VersionSubject =
  | { kind: 'settings'; group: SettingGroup }
  | { kind: 'page'; name: (typeof contentNames)[number] }
  | { kind: 'home'; sectionId: string }

/** Reads `settings.shop`, `page.about-us` or `home.<ID>`; null for anything else. */
export function readSubject(subject: string): VersionSubject | null {
  const [kind, rest = ''] = [subject.slice(0, subject.indexOf('.')), subject.slice(subject.indexOf('.') + 1)]
  const group = settingGroups.find((each) => each === rest)
  const name = contentNames.find((each) => each === rest)
  if (kind === 'settings' && group) return { kind, group }
  if (kind === 'page' && name) return { kind, name }
  return kind === 'home' ? { kind, sectionId: rest } : null
}

/** A field of a version in words. */
export interface VersionField {
  name: string
  label: string
  text: string
}

/** The fields of a version, in words an owner knows from the forms. */
export function describeVersion(value: Readonly<Record<string, unknown>>): VersionField[] {
  const { content, kind: _, ...rest } = value
  return Object.entries({ ...rest, ...Object(content) }).map(([name, each]) => ({
    name,
    label: labelOf(name),
    text: inWords(name, each),
  }))
}

function labelOf(name: string): string {
  const settings: Readonly<Record<string, { label: string }>> = adminSettingsMessages.fields
  const texts: Readonly<Record<string, unknown>> = { ...adminSettingsMessages.page, ...adminHomeMessages }
  const text = texts[name]
  return settings[name]?.label ?? (typeof text === 'string' ? text : name)
}

function inWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? adminVersionsMessages.on : adminVersionsMessages.off
  if (name === 'images' || name === 'talls')
    return adminVersionsMessages.images(Array.isArray(value) ? value.length : 0)
  if (Array.isArray(value)) return value.map((each) => inEntry(each)).join(', ')
  return value === null || value === undefined ? '' : String(value)
}

/** An entry of a list: a code, or a rate such as "DE 19%". */
function inEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry)
  return Object.values(entry)
    .map((each) => (typeof each === 'number' ? `${each / 1_000}%` : String(each)))
    .join(' ')
}
