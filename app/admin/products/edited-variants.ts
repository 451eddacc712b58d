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
export const readSizes = (json: string): number[] => readList(z.number(), json)
