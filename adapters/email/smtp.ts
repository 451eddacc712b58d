import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

const timeoutMs = 10_000

/**
 * Carries mail over a few kept connections to the server at `url`, `smtps://user:password@mail.example.com`. Where `from` is
 * given, it is the sender of every mail, whatever the letters say.
 */
export function smtpMailer({ url, from }: { url: string; from: string | null }): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      // As many as are sent at once: a mail that waits for a line loses of its own time.
      maxConnections: 5,
      maxRequeues: 1,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  )

  return {
    name: 'smtp',

    async send({ messageId, from: writer, to, subject, html, text, headers, replyTo }) {
      await transport.sendMail({
        messageId,
        from: from ?? writer,
        // As an object an address is taken as it is, and can never name several people.
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // However slowly the other side speaks, a mail takes half a minute and no more.
        signal: AbortSignal.timeout(3 * timeoutMs),
      })
    },

    async close() {
      transport.close()
    },
  }
}
