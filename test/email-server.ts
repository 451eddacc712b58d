import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** An email that an SMTP server received. */
interface Received {
  from: string
  to: string[]
  /** The whole message with its headers, as it came over the wire. */
  raw: string
}

/** An SMTP server for a test; `refuse` returns the text of a refusal, or null to accept the email. */
export async function openEmailServer(refuse: () => string | null = () => null) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        const no = refuse()
        if (no) return done(Object.assign(new Error(no), { responseCode: Number(no.slice(0, 3)) }))
        const { mailFrom, rcptTo } = session.envelope
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received }
}
