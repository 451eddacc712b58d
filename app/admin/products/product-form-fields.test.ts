import { expect, test } from 'vitest'
import { checkForm } from '#contract/check-form.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { variantFields } from './product-form-fields.ts'

const lists = { colors: '[]', sizes: '[]' }

test('a color or size that is typed and not added is an error, a blank field none', () => {
  const found = checkForm(variantFields, { ...lists, customVariant: 'Honey' })
  expect(found?.errors).toEqual({ customVariant: adminProductsMessages.variantNotAdded })
  expect(checkForm(variantFields, { ...lists, customVariant: '' })).toBeNull()
})
