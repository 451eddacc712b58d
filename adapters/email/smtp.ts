import { createTransport } from 'nodemailer'
import type { HandedOver } from './handed-over.ts'
import type { Mailer } from './mailer.ts'

const timeoutMs = 10_000

interface SmtpOptions {
  url: string
  from: string | null
  handedOver?: HandedOver
}

/**
 * Sends email over pooled connections to the SMTP server at `url`, such as `smtps://user:password@mail.example.com`. `from`
 * overrides the sender of every email. What the server has accepted, by this process or one before it, is not sent again.
 */
export function smtpMailer({ url, from, handedOver }: SmtpOptions): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      // As many as the jobs that send concurrently, because waiting for a connection counts towards the timeout.
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
      if (handedOver?.has(messageId)) return
      await transport.sendMail({
        messageId,
        from: from ?? writer,
        // As an object an address is not parsed, so it can never contain several recipients.
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // Limits the whole transfer; the other timeouts restart with every byte.
        signal: AbortSignal.timeout(3 * timeoutMs),
      })
      handedOver?.add(messageId)
    },

    async close() {
      transport.close()
    },
  }
}
