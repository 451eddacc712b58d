import * as z from 'zod/mini'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { call } from '../call.ts'
import { line } from '../typed-text.ts'

const importStates = ['waiting', 'running', 'done', 'refused', 'failed'] as const

/** Equal ones of a column once. Lines are counted as spreadsheets do: the header is line 1. */
const findings = z.array(
  z.object({
    line: z.number(),
    column: z.string(),
    message: z.string(),
    /** The first lines that have it; imports of earlier versions name none. */
    lines: z._default(z.array(z.number()), () => []),
    count: z._default(z.number(), 1),
  }),
)

/** An import of a product file; `progress` goes from 0 to 1. */
export const productImport = z.object({
  importId: z.uuid(),
  isDryRun: z.boolean(),
  state: z.enum(importStates),
  progress: z.number(),
  lines: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  errorCount: z.number(),
  /** The titles of the categories that it adds; on the second level as `Sunglasses > Round`. */
  newCategories: z.array(z.string()),
  /** Images at addresses; in a dry run, those that would be fetched are waiting. */
  images: z.object({ waiting: z.number(), fetched: z.number(), failed: z.number() }),
  errors: findings,
  /** What it leaves out of the export of another shop. */
  notes: findings,
})
export type ProductImport = z.infer<typeof productImport>

export const calls = {
  importProducts: call({
    method: 'POST',
    path: 'imports/importProducts',
    access: 'editor',
    entry: 'direct',
    upload: 'table',
    summary:
      'Imports a CSV file of products: multipart, `dryRun` (yes or no) before `file`. Its progress is polled by its id.',
    payload: z.object({
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, {
        error: () => apiMediaMessages.fileNotChosen,
      }),
      dryRun: z._default(z.enum(['yes', 'no']), 'yes'),
    }),
    response: z.object({ importId: z.uuid() }),
  }),

  findImport: call({
    method: 'POST',
    path: 'imports/findImport',
    access: 'editor',
    summary: 'The progress of an import and its result.',
    payload: z.object({ importId: z.uuid() }),
    response: z.object({ productImport }),
  }),

  exportProducts: call({
    method: 'POST',
    path: 'imports/exportProducts',
    access: 'editor',
    summary: 'The products as CSV, ordered by SKU, in parts; the first part has the header.',
    payload: z.object({ after: z.optional(line(60)) }),
    response: z.object({ csv: z.string(), next: z.nullable(z.string()) }),
  }),
}
