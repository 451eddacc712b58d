import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import type { FormFields } from '#contract/check-form.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { EditableOrder } from '#contract/order-changes/calls.ts'
import { adminOrderChangesMessages as said } from '#messages/en-US/admin/order-changes.ts'

type Line = EditableOrder['lines'][number]
type Values = Readonly<Record<string, string>>

/** The names of the fields of a line. */
export const fieldsOfLine = (lineId: string) => ({
  keep: `keep-${lineId}`,
  add: `add-${lineId}`,
  count: `count-${lineId}`,
})

/** The units of each line that stay, and what is added for it. */
export function lineFields({ lines }: EditableOrder): FormFields {
  return Object.fromEntries(
    lines.flatMap((line): [string, FormFields[string]][] => {
      const names = fieldsOfLine(line.lineId)
      const item = said.keep(line.name, choiceOf(line))
      const units = Array.from({ length: line.left + 1 }, (_, at) => line.left - at)
      const keep: FormFields[string] = {
        label: item,
        control: 'select',
        options: units.map((each) => ({ value: String(each), label: said.stay(each, line.left) })),
        ...(line.choices.length === 0 && { hint: said.noChoices }),
      }
      if (line.choices.length === 0) return [[names.keep, keep]]
      return [
        [names.keep, keep],
        [names.add, { label: said.add(item), control: 'select', missing: null, options: choicesOf(line) }],
        [names.count, countField(item)],
      ]
    }),
  )
}

function choicesOf({ choices }: Line) {
  return [
    { value: '', label: said.nothing },
    ...choices.map((each) => ({
      value: each.variantId,
      label: said.choice(choiceOf(each), formatCents(toCents(each.price)), each.inStock),
      disabled: each.inStock !== null && each.inStock <= 0,
    })),
  ]
}

function countField(item: string): FormFields[string] {
  return {
    label: said.count(item),
    inputMode: 'numeric',
    autoComplete: 'off',
    missing: said.countInvalid,
    rule: (value) => (countOf(value) === null ? said.countInvalid : null),
  }
}

function choiceOf({ color, size }: Pick<Line, 'color' | 'size'>): string {
  return [color, size === null ? null : said.size(size)].filter((part) => part !== null).join(', ')
}

function countOf(value: string): number | null {
  const count = /^\d{1,3}$/.test(value) ? Number(value) : 0
  return count >= 1 && count <= limitPerItem ? count : null
}

/** The values of an untouched form. */
export function keptLines({ lines }: EditableOrder): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ lineId, left }) => {
      const names = fieldsOfLine(lineId)
      return [
        [names.keep, String(left)],
        [names.add, ''],
        [names.count, '1'],
      ]
    }),
  )
}

/** What the values ask for, of the lines that change. */
export function readLines({ lines }: EditableOrder, values: Values) {
  return lines.flatMap(({ lineId, left }) => {
    const names = fieldsOfLine(lineId)
    const keep = Number(values[names.keep] ?? left)
    const variantId = values[names.add] ?? ''
    const quantity = countOf(values[names.count] ?? '')
    const add = variantId === '' || quantity === null ? null : { variantId, quantity }
    return keep === left && add === null ? [] : [{ lineId, keep, add }]
  })
}
