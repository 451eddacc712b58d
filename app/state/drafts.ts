import { decode, encode } from './cipher.ts'
import { tabKeys } from './local-items.ts'
import { tabStore } from './storage-area.ts'

/** What was typed into a form, by field. */
export type Draft = Readonly<Record<string, string>>

const maxLength = 2_000_000
const maxDrafts = 20

/**
 * Unsent text of forms, by the form's name, for as long as the tab lives; logging out forgets it. The oldest gives way
 * when there are more than 20.
 */
export const drafts = {
  get: (form: string): Draft => readAll()[form] ?? {},
  set: (form: string, draft: Draft) => writeAll({ ...others(form), [form]: draft }),
  forget: (form: string) => writeAll(others(form)),
  forgetAll: () => tabStore.removeItem(tabKeys.drafts),
}

function others(form: string): Record<string, Draft> {
  const { [form]: _, ...rest } = readAll()
  return rest
}

function writeAll(all: Record<string, Draft>): void {
  const newest = Object.entries(all).slice(-maxDrafts)
  if (newest.length === 0) drafts.forgetAll()
  else tabStore.setItem(tabKeys.drafts, encode(JSON.stringify(Object.fromEntries(newest))))
}

function readAll(): Record<string, Draft> {
  const stored = tabStore.getItem(tabKeys.drafts)
  if (stored === null || stored.length > maxLength) return {}
  const all = entries(parse(decode(stored)))
  return Object.fromEntries(all.map(([form, draft]) => [form, Object.fromEntries(entries(draft).filter(isText))]))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
