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
      fields: { [name]: 'Please fill this in.' },
    })
  }
})

test('every field that is wrong is named at once', () => {
  expect(checkContact({ ...whole, phone: '12ab', email: 'x@y' })).toMatchObject({
    refused: 'Invalid phone number',
    fields: { phone: 'Invalid phone number', email: 'Invalid email address' },
  })
  expect(checkContact({ ...whole, name: '', email: 'x@y' })).toMatchObject({
    refused: 'All fields are required. Please ensure all fields are completed before submitting your message.',
    fields: { name: 'Please fill this in.', email: 'Invalid email address' },
  })
})

test('what the shop refuses is told at the field it is about', () => {
  expect(refusedContact('Invalid phone number', whole)).toMatchObject({ fields: { phone: 'Invalid phone number' } })
  expect(refusedContact('Too many tries. Please wait a little and try again.', whole)).toMatchObject({ fields: {} })
})

test('a file in the place of a text is no text', () => {
  const form = new FormData()
  form.set('name', new File(['x'], 'x.txt'))
  expect(readContact(form).name).toBe('')
})
