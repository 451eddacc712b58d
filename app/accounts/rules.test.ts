import { expect, test } from 'vitest'
import { anyText, checkForm, emailRule, passwordRule, samePasswordRule } from './rules.ts'

const rules = {
  firstName: anyText,
  email: emailRule('Invalid email address.'),
  confirmPassword: samePasswordRule('The passwords do not match.'),
  password: passwordRule,
}
const right = { firstName: 'Ann', email: 'ann@example.com', password: 'long enough', confirmPassword: 'long enough' }
const check = (wish: Partial<typeof right>) => checkForm(rules, { ...right, ...wish }, 'All the felds are requiered.')

test('a form that is right passes', () => {
  expect(check({})).toBeNull()
  expect(check({ password: '12345678', confirmPassword: '12345678' })).toBeNull()
})

test('what is missing is told first, and at each field', () => {
  expect(check({ firstName: '', email: 'no address' })).toEqual({
    fields: { firstName: 'Please fill this in.', email: 'Invalid email address.' },
    sentence: 'All the felds are requiered.',
  })
})

test('then the first rule that is broken speaks for the form', () => {
  expect(check({ email: 'no address' })?.sentence).toBe('Invalid email address.')
  expect(check({ password: 'short', confirmPassword: 'other' })?.sentence).toBe('The passwords do not match.')
  expect(check({ password: 'short', confirmPassword: 'short' })).toEqual({
    fields: { password: 'The passwords must be 8 or more characters.' },
    sentence: 'The passwords must be 8 or more characters.',
  })
})
