import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { checkForm, type FormFields, readForm, refusalToErrors } from './check-form.ts'
import { emailRule, passwordRule, samePasswordRule, schemaRule } from './form-rules.ts'

const fields = {
  firstName: { label: 'First name' },
  email: { label: 'Email', rule: emailRule(() => rulesMessages.invalidEmail), refusal: /email/i },
  password: { label: 'Password', control: 'password', rule: passwordRule, isSaidLast: true },
  confirmPassword: {
    label: 'Confirm password',
    control: 'password',
    rule: samePasswordRule(() => rulesMessages.passwordsDiffer),
  },
  newsletter: { label: 'Newsletter', control: 'checkbox' },
  nickname: { label: 'Nickname', isOptional: true },
} satisfies FormFields
const right = { firstName: 'Ann', email: 'ann@example.com', password: 'long enough', confirmPassword: 'long enough' }
const check = (wish: Partial<typeof right>) => checkForm(fields, { ...right, ...wish }, 'All the felds are requiered.')

function sent(values: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('a valid form passes, with boxes and optional fields empty', () => {
  expect(check({})).toBeNull()
  expect(check({ password: '12345678', confirmPassword: '12345678' })).toBeNull()
})

test('missing values are reported first, and at each field', () => {
  expect(check({ firstName: '', email: 'no address' })).toEqual({
    errors: { firstName: 'Please fill this in.', email: 'Invalid email address.' },
    sentence: 'All the felds are requiered.',
  })
})

test('otherwise the form has the first error of its fields, and the one to say last if it is the only one', () => {
  expect(check({ email: 'no address' })?.sentence).toBe('Invalid email address.')
  expect(check({ password: 'short', confirmPassword: 'other' })?.sentence).toBe('The passwords do not match.')
  expect(check({ password: 'short', confirmPassword: 'short' })).toEqual({
    errors: { password: 'The passwords must be 8 or more characters.' },
    sentence: 'The passwords must be 8 or more characters.',
  })
})

test('without its own message a form has the only error, or the number of errors', () => {
  const named = { name: { label: 'Name', missing: 'Please enter your name.' }, city: { label: 'City' } }
  expect(checkForm(named, { name: '', city: 'Rome' })?.sentence).toBe('Please enter your name.')
  expect(checkForm(named, { name: '', city: '' })).toEqual({
    errors: { name: 'Please enter your name.', city: 'Please fill this in.' },
    sentence: 'Please check the 2 fields below.',
  })
})

test('values of a submitted form are trimmed, except passwords', () => {
  expect(readForm(fields, sent({ ...right, firstName: ' Ann ', password: ' x ', newsletter: 'on' }))).toEqual({
    ...right,
    firstName: 'Ann',
    password: ' x ',
    newsletter: 'on',
    nickname: '',
  })
})

test('a file in place of a text is ignored', () => {
  expect(readForm(fields, sent({ firstName: new File(['x'], 'x.txt') })).firstName).toBe('')
})

test('a refusal of the server is shown at its field', () => {
  expect(refusalToErrors(fields, 'Invalid email address')).toEqual({
    errors: { email: 'Invalid email address' },
    sentence: 'Invalid email address',
  })
  expect(refusalToErrors(fields, 'Too many tries.')).toEqual({ errors: {}, sentence: 'Too many tries.' })
})

test('a schema of the contract is a rule with its message', () => {
  const rule = schemaRule(z.int().check(z.minimum(1, 'At least 1.')), Number)
  expect(rule('0', {})).toBe('At least 1.')
  expect(rule('2', {})).toBeNull()
})

test('a field that others ask for is missing then, and a list that must not be empty as well', () => {
  const asked: FormFields = {
    transfer: { label: 'Bank transfer', control: 'checkbox' },
    account: {
      ...{ label: 'Account', missing: null },
      ruleIfEmpty: (_typed, { transfer }) => (transfer === 'on' ? 'Please enter the account.' : null),
    },
    items: { label: 'Items', control: 'hidden', missing: 'Choose an item.' },
  }
  expect(checkForm(asked, { transfer: '', account: '', items: 'a' })).toBeNull()
  expect(checkForm(asked, { transfer: 'on', account: '', items: '' })?.errors).toEqual({
    account: 'Please enter the account.',
    items: 'Choose an item.',
  })
})
