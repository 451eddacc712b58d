/** An email ready to send. `messageId` stays the same on retries, so that receivers can drop duplicates. */
export interface EmailMessage {
  messageId: string
  /** The sender, unless the configuration overrides it. */
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  replyTo: string | null
}

/** The transport without SMTP: emails stay in the shop, and are rendered when an admin reads them. */
export interface Outbox {
  name: 'outbox'
  close(): Promise<void>
}

/** The interface of an email transport. */
export interface Mailer {
  name: 'smtp'
  /** Sends an email; resolves once it was accepted, throws if it was not. */
  send(message: EmailMessage): Promise<void>
  /** Closes the connections; nothing can be sent after that. */
  close(): Promise<void>
}
