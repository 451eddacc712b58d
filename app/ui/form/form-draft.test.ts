import { beforeEach, expect, test } from 'vitest'
import { drafts } from '#app/state/drafts.ts'
import type { FormFields } from '#contract/check-form.ts'
import { readDraft, storeDraft } from './form-draft.ts'

beforeEach(() => drafts.forgetAll())

const fields = {
  name: { label: 'Name' },
  about: { label: 'About' },
  password: { label: 'Password', control: 'password' },
  code: { label: 'Code', autoComplete: 'one-time-code' },
} satisfies FormFields
const begin = { name: 'MG', about: 'A shop.', password: '', code: '' }

test('edited fields are kept with what they were edited from, passwords and codes of a login never', () => {
  storeDraft('shop', fields, { ...begin, name: 'Harbour', password: 'secret', code: 'ab3de-fgh45' }, begin)
  expect(readDraft('shop')).toEqual({ values: { name: 'Harbour' }, begin: { name: 'MG' } })
})

test('a form in which nothing is edited any more leaves no draft', () => {
  storeDraft('shop', fields, { ...begin, name: 'Harbour' }, begin)
  storeDraft('shop', fields, begin, begin)
  expect(readDraft('shop')).toEqual({ values: {}, begin: {} })
})
