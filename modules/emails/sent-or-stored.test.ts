import { expect, test } from 'vitest'
import { outbox } from '#adapters/email/outbox.ts'
import { smtpMailer } from '#adapters/email/smtp.ts'
import { sentOrStored } from './sent-or-stored.ts'

test('an email is said to be on its way only where an email server takes it', async () => {
  const mailer = smtpMailer({ url: 'smtp://localhost:1', from: null })
  expect(sentOrStored({ mailer }, 'It is on its way.')).toBe('It is on its way.')
  await mailer.close()
  expect(sentOrStored({ mailer: outbox }, 'It is on its way.')).toContain('stored and not sent')
})
