import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Settings } from '#contract/settings/settings.ts'

/** What every email knows of the shop it comes from. */
export interface House {
  /** The shop's own address, without a slash at its end. */
  origin: string
  /** What the owner set, as of now. */
  settings: Settings
}

/** A kind of email: what it is told, and what it says. */
export interface Template<Fields extends z.ZodMiniType = z.ZodMiniType> {
  fields: Fields
  subject(fields: z.output<Fields>): string
  body(fields: z.output<Fields>, house: House): ReactNode
  headers?(fields: z.output<Fields>, house: House): Record<string, string>
  replyTo?(fields: z.output<Fields>, house: House): string
  /** Fields that open something for whoever reads them: forgotten once the email is on its way. */
  secrets?: readonly (keyof z.output<Fields> & string)[]
  /** It goes out in the order in which it was written, as its readers are promised. */
  inOrder?: boolean
}

/** Declares an email once: its fields, its subject and its body agree with each other. */
export function template<Fields extends z.ZodMiniType>(declared: Template<Fields>): Template<Fields> {
  return declared
}

/** A place in the shop as a whole address; whole addresses stay as they are. */
export function absolute(place: string, house: House): string {
  return new URL(place, house.origin).href
}
