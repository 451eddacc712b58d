import { globSync } from 'node:fs'
import type { Locale } from '#messages/locales.ts'
import type { Messages } from '#messages/translation.ts'

/** A text of the message catalog. */
export interface CatalogText {
  /** The file and the key: `cart.count`. */
  key: string
  text: string
  /** False for a part of a message with parameters. */
  isWhole: boolean
}

/** Stands where a parameter stands. */
const gap = '\0'

/** Takes the place of any parameter: called it gives its text, and in a sentence it is a gap. */
const anything: unknown = new Proxy(() => gap, {
  apply: (_target, _self, [text]: unknown[]) => (typeof text === 'string' ? gap + text + gap : gap),
  get: (_target, key) => (key === Symbol.toPrimitive ? () => gap : () => gap),
})

/** Files of calls that only the admin area makes. */
const ofAdmins = [
  ...['categories', 'collections', 'demo', 'disputes', 'emails', 'home', 'imports', 'launch', 'order-changes'],
  ...[
    'pending-orders',
    'products',
    'reconciliation',
    'reports',
    'sales',
    'saved-views',
    'search',
    'settings',
    'size-charts',
    'second-factor',
    'staff',
    'stock-sheets',
    'versions',
  ],
].map((name) => `api/${name}`)

/** All texts of a locale that shoppers may read: of screens, emails and calls, not of the admin area and the CLI. */
export async function shopperTexts(locale: Locale): Promise<CatalogText[]> {
  const root = `messages/${locale}`
  const without = ['cli', ...ofAdmins].map((name) => `${root}/${name}.ts`)
  const files = globSync(`${root}/{*,api/*}.ts`).filter((file) => !without.includes(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, Messages> = await import(/* @vite-ignore */ `../${file}`)
      return Object.values(exported).flatMap((messages) =>
        textsOf(messages, file.slice(root.length + 1, -'.ts'.length)),
      )
    }),
  )
  return found.flat()
}

function textsOf(message: unknown, key: string, isWhole = true): CatalogText[] {
  if (typeof message === 'function') return textsOf(message(...Array(8).fill(anything)), key, false)
  if (typeof message === 'string') {
    const parts = message.split(gap)
    return parts
      .map((part) => ({ key, text: part.trim(), isWhole: isWhole && parts.length === 1 }))
      .filter(({ text }) => /\p{L}/u.test(text))
  }
  if (typeof message !== 'object' || message === null) return []
  return Object.entries(message).flatMap(([name, each]) => textsOf(each, `${key}.${name}`, isWhole))
}
