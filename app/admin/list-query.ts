import * as z from 'zod/mini'
import { line } from '#contract/typed-text.ts'

/** A text in the query of a list's address; one that is empty, too long or unprintable is ignored. */
export const textParam = (maxLength: number) => z.catch(z.optional(line(maxLength).check(z.minLength(1))), undefined)

/** One of several choices in the query; any other value is ignored. */
export const choiceParam = <const Choices extends readonly string[]>(choices: Choices) =>
  z.catch(z.optional(z.enum(choices)), undefined)

/** Where the next page of a list starts. */
export const afterParam = textParam(200)

/** The ID of the last row of the previous page. */
export const idParam = z.catch(z.optional(z.uuid()), undefined)

/** A day in the query, as an ISO date. */
export const dayParam = z.catch(z.optional(z.iso.date()), undefined)

/** Reads the query of a request by a schema made of the parameters above. */
export function readQuery<Schema extends z.core.$ZodType>(schema: Schema, { url }: Request): z.infer<Schema> {
  return z.parse(schema, Object.fromEntries(new URL(url).searchParams))
}

/** The query of an address; empty values are left out. */
export function queryOf(params: Record<string, string | undefined>): string {
  const set = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(set).toString()
}
