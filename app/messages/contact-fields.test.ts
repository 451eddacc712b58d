import { expect, test } from 'vitest'
import { checkForm, refusalToErrors } from '#contract/check-form.ts'
import { contactForm } from './contact-fields.ts'

const form = contactForm('US')

const whole = {
  name: 'Ann',
  phone: '+1 541 754 3010',
  email: 'ann@example.com',
  department: 'Sales',
  subject: 'Sizes',
  message: 'Which one fits?',
  website: '',
}
const check = (typed: typeof whole) => checkForm(form.fields, typed, form.missing)

test('a complete form is valid', () => {
  expect(check(whole)).toBeNull()
})

test('each empty field makes the form invalid and is named', () => {
  for (const name of ['name', 'phone', 'email', 'department', 'subject', 'message'] as const) {
    expect(check({ ...whole, [name]: '' })).toEqual({
      sentence: 'All fields are required. Please ensure all fields are completed before submitting your message.',
      errors: { [name]: 'Please fill this in.' },
    })
  }
})

test('all invalid fields are named at once', () => {
  expect(check({ ...whole, phone: '12ab', email: 'x@y' })).toMatchObject({
    sentence: 'Invalid phone number',
    errors: { phone: 'Invalid phone number', email: 'Invalid email address' },
  })
  expect(check({ ...whole, name: '', email: 'x@y' })).toMatchObject({
    sentence: 'All fields are required. Please ensure all fields are completed before submitting your message.',
    errors: { name: 'Please fill this in.', email: 'Invalid email address' },
  })
})

test('a fixed line is no mobile phone, except where the two look alike', () => {
  expect(check({ ...whole, phone: '+442079460958' })).toMatchObject({ sentence: 'Invalid phone number' })
  expect(check({ ...whole, phone: '+447911123456' })).toBeNull()
  expect(check({ ...whole, phone: '(212) 555-0187' })).toBeNull()
})

test('a number without a code is of the country of the shop', () => {
  const german = contactForm('DE')
  const typed = { ...whole, phone: '0151 23456789' }
  expect(checkForm(german.fields, typed, german.missing)).toBeNull()
  expect(check(typed)).not.toBeNull()
})

test('a refusal of the server is shown at its field', () => {
  const { fields } = form
  expect(refusalToErrors(fields, 'Invalid phone number').errors).toEqual({ phone: 'Invalid phone number' })
  expect(refusalToErrors(fields, 'Too many attempts. Please wait a moment and try again.').errors).toEqual({})
})
