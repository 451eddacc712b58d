import * as z from 'zod/mini'
import { readList } from '../read-list.ts'

const editedColor = z.object({
  /** None for a color that is not saved yet. */
  id: z.optional(z.string()),
  color: z.string(),
  hex: z.string(),
})
export type EditedColor = z.infer<typeof editedColor>

export const readColors = (json: string): EditedColor[] => readList(editedColor, json)
/** Sizes that are numbers are from a draft of an older version. */
export const readSizes = (json: string): string[] => readList(z.union([z.string(), z.number()]), json).map(String)
