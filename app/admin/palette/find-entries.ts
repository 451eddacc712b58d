import { contentNames } from '#contract/settings/content-page.ts'
import { accessOfGroup } from '#contract/settings/group-access.ts'
import type { StaffAccess } from '#contract/staff/roles.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminPaletteMessages } from '#messages/en-US/admin/palette.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { accessOf, adminPages } from '../pages.ts'
import { groupSpecs } from '../settings/setting-specs.ts'

export type May = (access: StaffAccess) => boolean

export interface Entry {
  to: string
  label: string
  hint?: string
}

export interface EntryGroup {
  title: string
  entries: readonly Entry[]
}

/** The pages, actions and settings that have every word of a text in their name or their keywords; without one the pages. */
export function findPages(text: string, may: May): EntryGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = (entries: readonly (Entry & { keywords?: string | undefined })[]): Entry[] =>
    entries
      .filter(({ label, keywords = '' }) => words.every((word) => `${label} ${keywords}`.toLowerCase().includes(word)))
      .map(({ to, label }) => ({ to, label }))
  const pages = adminPages
    .filter(({ path, name, access }) => may(access) && !path.includes(':') && (words.length > 0 || name !== 'start'))
    .map(({ path, name }) => ({
      to: path,
      label: adminFrameMessages.pages[name],
      keywords: adminPaletteMessages.keywords.pages[name],
    }))
  const settings = groupSpecs
    .filter(({ group }) => may(accessOfGroup(group)))
    .map(({ group }) => ({
      to: `/admin/settings#${group}`,
      label: adminSettingsMessages.groups[group].title,
      keywords: adminPaletteMessages.keywords.settings[group],
    }))
  const texts = contentNames
    .filter(() => may(accessOf('/admin/settings/refund-policy')))
    .map((name) => ({ to: `/admin/settings/${name}`, label: adminPaletteMessages.keywords.textPages[name] }))
  return [
    { title: adminPaletteMessages.pages, entries: found(pages) },
    { title: adminPaletteMessages.settings, entries: words.length > 0 ? found([...settings, ...texts]) : [] },
  ]
}
