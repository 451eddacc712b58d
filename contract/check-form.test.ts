import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkForm, type FormFields, readForm, refusalToErrors } from './check-form.ts'
import { emailRule, passwordRule, samePasswordRule, schemaRule } from './form-rules.ts'

const fields = {
  firstName: { label: 'First name' },
  email: { label: 'E-mail', rule: emailRule('Invalid email address.'), refusal: /email/i },
  confirmPassword: {
    label: 'Confirm password',
    control: 'password',
    rule: samePasswordRule('The passwords do not match.'),
  },
  password: { label: 'Password', control: 'password', rule: passwordRule },
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

test('a form that is right passes, with boxes and optional fields left empty', () => {
  expect(check({})).toBeNull()
  expect(check({ password: '12345678', confirmPassword: '12345678' })).toBeNull()
})

test('what is missing is told first, and at each field', () => {
  expect(check({ firstName: '', email: 'no address' })).toEqual({
    errors: { firstName: 'Please fill this in.', email: 'Invalid email address.' },
    sentence: 'All the felds are requiered.',
  })
})

test('then the first rule that is broken speaks for the form', () => {
  expect(check({ email: 'no address' })?.sentence).toBe('Invalid email address.')
  expect(check({ password: 'short', confirmPassword: 'other' })?.sentence).toBe('The passwords do not match.')
  expect(check({ password: 'short', confirmPassword: 'short' })).toEqual({
    errors: { password: 'The passwords must be 8 or more characters.' },
    sentence: 'The passwords must be 8 or more characters.',
  })
})

test('a form without a sentence of its own says the only error, or how many fields are wrong', () => {
  const named = { name: { label: 'Name', missing: 'Please enter your name.' }, city: { label: 'City' } }
  expect(checkForm(named, { name: '', city: 'Rome' })?.sentence).toBe('Please enter your name.')
  expect(checkForm(named, { name: '', city: '' })).toEqual({
    errors: { name: 'Please enter your name.', city: 'Please fill this in.' },
    sentence: 'Please check 2 fields below.',
  })
})

test('a sent form is read without the spaces around its values, but those of passwords', () => {
  expect(readForm(fields, sent({ ...right, firstName: ' Ann ', password: ' x ', newsletter: 'on' }))).toEqual({
    ...right,
    firstName: 'Ann',
    password: ' x ',
    newsletter: 'on',
    nickname: '',
  })
})

test('a file in the place of a text is no text', () => {
  expect(readForm(fields, sent({ firstName: new File(['x'], 'x.txt') })).firstName).toBe('')
})

test('what the shop refuses is told at the field it is about', () => {
  expect(refusalToErrors(fields, 'Invalid email address')).toEqual({
    errors: { email: 'Invalid email address' },
    sentence: 'Invalid email address',
  })
  expect(refusalToErrors(fields, 'Too many tries.')).toEqual({ errors: {}, sentence: 'Too many tries.' })
})

test('a schema of the contract is a rule, with what it says', () => {
  const rule = schemaRule(z.int().check(z.minimum(1, 'At least 1.')), Number)
  expect(rule('0', {})).toBe('At least 1.')
  expect(rule('2', {})).toBeNull()
})
