import { expect, test } from 'vitest'
import { checkContact, readContact, refusedContact } from './contact-fields.ts'

const whole = {
  name: 'Ann',
  phone: '+1 541 754 3010',
  email: 'ann@example.com',
  department: 'Sales',
  subject: 'Sizes',
  message: 'Which one fits?',
}

test('a whole form may be sent', () => {
  expect(checkContact(whole)).toBeNull()
})

test('each field that is empty or holds nothing but space keeps the form back and is named', () => {
  for (const name of ['name', 'phone', 'email', 'department', 'subject', 'message'] as const) {
    const form = new FormData()
    for (const [key, value] of Object.entries({ ...whole, [name]: '  ' })) form.set(key, value)
    expect(checkContact(readContact(form))).toMatchObject({
      refused: 'All fields are required. Please ensure all fields are completed before submitting your message.',
      field: name,
    })
  }
})

test('an address that is none is told at its field', () => {
  expect(checkContact({ ...whole, email: 'ann@' })).toMatchObject({ refused: 'Invalid email address', field: 'email' })
})

test('what the shop refuses is told at the field it is about', () => {
  expect(refusedContact('Invalid phone number', whole)).toMatchObject({ field: 'phone' })
  expect(refusedContact('Too many tries. Please wait a little and try again.', whole)).toMatchObject({ field: null })
})

test('a file in the place of a text is no text', () => {
  const form = new FormData()
  form.set('name', new File(['x'], 'x.txt'))
  expect(readContact(form).name).toBe('')
})
