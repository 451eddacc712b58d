/** A mail ready to go. `messageId` stays the same when it is sent again, so that receivers can drop the repeat. */
export interface Letter {
  messageId: string
  /** Who writes, unless whoever runs the shop said otherwise. */
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  replyTo: string | null
}

/** Who has the emails when nobody carries them: they stay in the shop, and become letters when they are read there. */
export interface Outbox {
  name: 'outbox'
  close(): Promise<void>
}

/** What the shop needs from whoever carries the mail. */
export interface Mailer {
  name: 'smtp'
  /** Hands a letter over; resolves once it was accepted, throws when it was not. */
  send(letter: Letter): Promise<void>
  /** Lets go of what was kept open; nothing is sent after that. */
  close(): Promise<void>
}
