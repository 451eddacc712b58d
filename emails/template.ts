import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Settings } from '#contract/settings/settings.ts'

/** The shop, as templates need it. */
export interface TemplateShop {
  /** The shop's URL without a trailing slash. */
  origin: string
  /** The current settings. */
  settings: Settings
}

/** An email template: its data, subject and body. */
export interface Template<Fields extends z.ZodMiniType = z.ZodMiniType> {
  fields: Fields
  subject(fields: z.output<Fields>): string
  body(fields: z.output<Fields>, shop: TemplateShop): ReactNode
  headers?(fields: z.output<Fields>, shop: TemplateShop): Record<string, string>
  replyTo?(fields: z.output<Fields>, shop: TemplateShop): string
  /** Fields with secrets, such as login links; stored sealed, and removed once the email is sent. */
  secrets?: readonly (keyof z.output<Fields> & string)[]
  /** Fields with codes that are worth money: secrets, too, in whose place dots are shown. */
  codes?: readonly (keyof z.output<Fields> & string)[]
  /** Whether emails of this kind are sent in the order they were queued. */
  inOrder?: boolean
}

/** Declares a template with its types inferred from `fields`. */
export function template<Fields extends z.ZodMiniType>(declared: Template<Fields>): Template<Fields> {
  return declared
}

/** Turns a path into a URL; URLs stay as they are. */
export function absolute(pathOrUrl: string, shop: TemplateShop): string {
  return new URL(pathOrUrl, shop.origin).href
}
