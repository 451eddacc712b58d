import type { MailCarrier } from './mail.ts'

/** Carries nothing: the mails stay in the shop and are read at `/admin/mail`. */
export const outbox: MailCarrier = { name: 'outbox', send: async () => {}, close: async () => {} }
