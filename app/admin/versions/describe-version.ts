import { type EmailKind, emailKinds } from '#contract/emails/email-text.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { ownValue } from '#contract/own-value.ts'
import { contentNames } from '#contract/settings/content-page.ts'
import { type SettingGroup, settingGroups } from '#contract/settings/settings.ts'
import { type VersionedRow, versionedRows } from '#contract/versions/calls.ts'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { adminCollectionsMessages } from '#messages/en-US/admin/collections.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import { adminSettingFieldsMessages } from '#messages/en-US/admin/setting-fields.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'
import { adminSizeChartsMessages } from '#messages/en-US/admin/size-charts.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import { type Locale, locales } from '#messages/locales.ts'

/** A subject with versions: its kind, and its name in that kind. */
export type VersionSubject =
  | { kind: 'settings'; group: SettingGroup }
  | { kind: 'page'; name: (typeof contentNames)[number] }
  | { kind: 'email'; email: EmailKind; locale: Locale }
  | { kind: 'home'; sectionId: string }
  | { kind: VersionedRow; rowId: string }

/** Reads `settings.shop`, `page.about-us`, `email.receipt.de` or the kind of a row with its ID; null for anything else. */
export function readSubject(subject: string): VersionSubject | null {
  const [kind, rest = ''] = [subject.slice(0, subject.indexOf('.')), subject.slice(subject.indexOf('.') + 1)]
  const group = settingGroups.find((each) => each === rest)
  const name = contentNames.find((each) => each === rest)
  if (kind === 'settings' && group) return { kind, group }
  if (kind === 'page' && name) return { kind, name }
  const [email, locale] = [
    emailKinds.find((each) => rest.startsWith(`${each}.`)),
    locales.find((each) => rest.endsWith(`.${each}`)),
  ]
  if (kind === 'email' && email && locale) return { kind, email, locale }
  const row = versionedRows.find((each) => each === kind)
  if (row) return { kind: row, rowId: rest }
  return kind === 'home' ? { kind, sectionId: rest } : null
}

const emptyEntry: { cells?: string[]; size?: string; name?: string; speed?: 'standard' | 'express'; price: number } = {
  price: 0,
}

/** A field of a version in words. */
export interface VersionField {
  name: string
  label: string
  text: string
}

/** The fields of a version, in words an owner knows from the forms. */
export function describeVersion(
  kind: VersionSubject['kind'],
  value: Readonly<Record<string, unknown>>,
): VersionField[] {
  const { content, rule, measures, kind: _, ...rest } = value
  return Object.entries({ ...rest, ...Object(content), ...Object(rule), ...Object(measures) }).map(([name, each]) => ({
    name,
    label: labelOf(kind, name),
    text: inWords(name, each),
  }))
}

function labelOf(kind: VersionSubject['kind'], name: string): string {
  const settings: Readonly<Record<string, { label: string }>> = adminSettingFieldsMessages
  const text = textsOf(kind)[name]
  const label = typeof text === 'string' ? text : undefined
  return (kind === 'settings' ? ownValue(settings, name)?.label : label) ?? label ?? name
}

function textsOf(kind: VersionSubject['kind']): Readonly<Record<string, unknown>> {
  if (kind === 'zone') return adminShippingMessages
  if (kind === 'email') return adminEmailsMessages.texts
  if (kind === 'size-chart') return adminSizeChartsMessages
  if (kind !== 'category' && kind !== 'collection') return { ...adminSettingsMessages.page, ...adminHomeMessages }
  const { measureNames: names, measureUnit: unit, image: imageId } = adminCategoriesMessages
  return { ...adminCategoriesMessages, ...adminCollectionsMessages, names, unit, imageId }
}

function inWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? adminVersionsMessages.on : adminVersionsMessages.off
  if (name === 'images' || name === 'talls')
    return adminVersionsMessages.images(Array.isArray(value) ? value.length : 0)
  if (name === 'imageId') return adminVersionsMessages.images(value ? 1 : 0)
  if (name === 'drawing') return value ? adminVersionsMessages.on : ''
  if (name === 'places') return String(Array.isArray(value) ? value.length : 0)
  if (Array.isArray(value)) return value.map((each) => inEntry(each)).join(', ')
  return value === null || value === undefined ? '' : String(value)
}

/** An entry of a list: a code, a rate such as "DE 19%", a shipping method, or a column or row of a size chart. */
function inEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry)
  const { cells, size, name, speed, price } = { ...emptyEntry, ...entry }
  if (cells) return [size, ...cells].join(' ')
  if (speed) return `${name || adminShippingMessages.speeds[speed]} ${formatCents(toCents(price))}`
  if (name) return name
  return Object.values(entry)
    .map((each) => (typeof each === 'number' ? `${each / 1_000}%` : String(each)))
    .join(' ')
}
