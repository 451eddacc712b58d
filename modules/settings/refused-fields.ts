import { type FieldMessage, ShopError } from '#contract/errors.ts'

/** The validation errors, one sentence for each field. */
export function refusedFields(wrong: FieldMessage[]): ShopError {
  return new ShopError(400, wrong[0]?.msg ?? '', wrong)
}
