import { type Measures, maxMeasureName, maxMeasures, maxMeasureUnit, measures } from '#contract/categories/measures.ts'
import type { FormFields, FormValues } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import { adminCategoriesMessages as m } from '#messages/en-US/admin/categories.ts'

/** What the numbers of a product's measurements mean; a page that is not of a category on the first level leaves all empty. */
export const measureFields = () =>
  ({
    measureNames: {
      ...{ label: m.measureNames, hint: m.measureNamesHint, autoComplete: 'off', isOptional: true },
      maxLength: maxMeasures * (maxMeasureName + 2),
      rule: schemaRule(measures.shape.names, readNames),
    },
    measureUnit: { label: m.measureUnit, autoComplete: 'off', isOptional: true, maxLength: maxMeasureUnit },
    drawing: { label: m.drawing, hint: m.drawingHint, control: 'hidden' },
  }) satisfies FormFields

export type MeasureValues = FormValues<ReturnType<typeof measureFields>>

export function valuesOfMeasures({ names, unit, drawing }: Measures): MeasureValues {
  return { measureNames: names.join(', '), measureUnit: unit, drawing }
}

export const noMeasures: MeasureValues = { measureNames: '', measureUnit: '', drawing: '' }

/** The typed values as the call takes them. */
export function readMeasures({ measureNames, measureUnit, drawing }: MeasureValues): Measures {
  return { names: readNames(measureNames), unit: measureUnit, drawing }
}

function readNames(typed: string): string[] {
  return typed.split(',').flatMap((each) => each.trim() || [])
}
