import { cartMessages } from './de/cart.ts'
import { emailsMessages } from './de/emails.ts'
import { frameMessages } from './de/frame.ts'
import { rulesMessages } from './de/rules.ts'
import { sandboxMessages } from './de/sandbox.ts'
import { uiMessages } from './de/ui.ts'
import type { Locale, sourceLocale } from './locales.ts'
import type { Messages } from './translation.ts'

const german = {
  cart: cartMessages,
  emails: emailsMessages,
  frame: frameMessages,
  rules: rulesMessages,
  sandbox: sandboxMessages,
  ui: uiMessages,
}

/** The translated messages by locale and name. A name that is missing is shown in the source locale. */
export const translations: Readonly<Record<Exclude<Locale, typeof sourceLocale>, ReadonlyMap<string, Messages>>> = {
  de: new Map(Object.entries(german)),
}
