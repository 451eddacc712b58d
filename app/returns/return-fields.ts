import type { FormFields } from '#contract/check-form.ts'
import type { Returnable } from '#contract/returns/order-return.ts'
import { returnReasons } from '#contract/returns/return-states.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'
import { choiceWords } from './choice-words.ts'

type Line = Returnable['lines'][number]
type Values = Readonly<Record<string, string>>

export const reasonField = ({ lineId }: Line) => `reason-${lineId}`
export const noteField = ({ lineId }: Line) => `note-${lineId}`
export const wantedField = ({ lineId }: Line) => `wanted-${lineId}`

/** The fields about the chosen lines: the reason, a note, and for an exchange what is wanted instead. */
export function returnFields(chosen: readonly Line[], isExchange: boolean): FormFields {
  return Object.fromEntries(
    chosen.flatMap((line): [string, FormFields[string]][] => [
      [
        reasonField(line),
        {
          label: returnsMessages.reason,
          control: 'select',
          placeholder: returnsMessages.chooseReason,
          options: returnReasons.map((value) => ({ value, label: returnsMessages.reasons[value] })),
          missing: returnsMessages.reasonMissing,
        },
      ],
      [
        noteField(line),
        { label: returnsMessages.note, control: 'paragraph', rows: 2, maxLength: 1_000, isOptional: true },
      ],
      ...(isExchange
        ? ([
            [
              wantedField(line),
              {
                label: returnsMessages.wanted(line.name),
                control: 'select',
                placeholder: returnsMessages.chooseWanted,
                options: line.choices.map(({ variantId, ...choice }) => {
                  return { value: variantId, label: choiceWords(choice) || line.name }
                }),
                missing: line.choices.length > 0 ? returnsMessages.wantedMissing : returnsMessages.noChoices(line.name),
              },
            ],
          ] satisfies [string, FormFields[string]][])
        : []),
    ]),
  )
}

/** What the values say about a line, without its photos. */
export function readLine(line: Line, quantity: number, values: Values) {
  return {
    lineId: line.lineId,
    quantity,
    reason: returnReasons.find((each) => each === values[reasonField(line)]) ?? 'other',
    note: values[noteField(line)] ?? '',
    wantedVariantId: values[wantedField(line)] || null,
  }
}
