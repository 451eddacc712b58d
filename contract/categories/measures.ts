import * as z from 'zod/mini'
import { apiCategoriesMessages as m } from '#messages/en-US/api/categories.ts'
import { brandFile } from '../settings/logo-fields.ts'
import { line } from '../typed-text.ts'

/** How many measurements a product has at most, and how long their names and unit are. */
export const maxMeasures = 6
export const maxMeasureName = 40
export const maxMeasureUnit = 10

/**
 * What the numbers of a product's `measurement` mean in a category, in their order; without names they are not shown. The
 * drawing is an uploaded file, as logos are, or empty; it calls the measurements A, B, C.
 */
export const measures = z.object({
  names: z
    .array(line(maxMeasureName).check(z.trim(), z.minLength(1, { error: () => m.measureEmpty })))
    .check(z.maxLength(maxMeasures, { error: () => m.tooManyMeasures(maxMeasures) })),
  unit: line(maxMeasureUnit).check(z.trim()),
  drawing: brandFile,
})
export type Measures = z.infer<typeof measures>
