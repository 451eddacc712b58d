import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { openEmailServer } from '#test/email-server.ts'
import { handedOverIn } from './handed-over.ts'
import type { EmailMessage } from './mailer.ts'
import { smtpMailer } from './smtp.ts'

const email: EmailMessage = {
  messageId: '<7@shop.example.com>',
  from: { name: 'MG', address: 'care@mg.example.com' },
  to: 'ann@example.com',
  subject: 'Your order',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: { 'List-Unsubscribe': '<https://shop.example.com/unsubscribe/x>' },
  replyTo: 'bo@example.com',
}

function carrierTo(url: string) {
  const carrier = smtpMailer({ url, from: 'MG <care@mg.example.com>' })
  onTestFinished(() => carrier.close())
  return carrier
}

test('an email arrives with its message id, headers and both of its parts', async () => {
  const server = await openEmailServer()
  await carrierTo(server.url).send(email)

  const [message] = server.received
  expect(message).toMatchObject({ from: 'care@mg.example.com', to: ['ann@example.com'] })
  expect(message?.raw).toMatch(/^Message-ID: <7@shop\.example\.com>/im)
  expect(message?.raw).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\.com\/unsubscribe\/x>/im)
  expect(message?.raw).toMatch(/^Reply-To: bo@example\.com/im)
  expect(message?.raw).toContain('text/plain')
  expect(message?.raw).toContain('text/html')
})

test('an email that the server has accepted is not sent again by the next process, or by one beside it', async () => {
  const server = await openEmailServer()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-emails-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const open = () => {
    const carrier = smtpMailer({ url: server.url, from: null, handedOver: handedOverIn(folder) })
    onTestFinished(() => carrier.close())
    return carrier
  }
  const [first, beside] = [open(), open()]
  await first.send(email)
  await beside.send(email)
  // The process after this one was killed while it wrote.
  appendFileSync(join(folder, readdirSync(folder)[0] ?? ''), '<8@sh')
  await open().send(email)
  await beside.send({ ...email, messageId: '<9@shop.example.com>' })
  expect(server.received.map(({ raw }) => /<\d@/.exec(raw)?.[0])).toEqual(['<7@', '<9@'])

  writeFileSync(join(folder, '2001-01-01'), '<7@shop.example.com>\n')
  await open().send(email)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('an email goes to one recipient, whatever its address contains', async () => {
  const server = await openEmailServer()
  const carrier = carrierTo(server.url)
  await carrier.send({ ...email, to: 'ann@example.com, eve@example.com' }).catch(() => {})
  await carrier.send({ ...email, subject: 'Hi\r\nBcc: eve@example.com' })

  expect(server.received.flatMap(({ to }) => to).filter((to) => to.startsWith('eve'))).toEqual([])
  expect(server.received.some(({ raw }) => /^Bcc:/im.test(raw))).toBe(false)
})

test('a server whose certificate nobody vouches for gets no email, whether TLS comes first or later', async () => {
  // Their certificate is signed by themselves.
  for (const secure of [true, false]) {
    const received: string[] = []
    const onMailFrom = ({ address }: { address: string }, _session: unknown, done: () => void) => {
      received.push(address)
      done()
    }
    const server = new SMTPServer({ secure, authOptional: true, logger: false, onMailFrom })
    server.on('error', () => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
    const { port } = server.server.address() as AddressInfo
    const url = secure ? `smtps://127.0.0.1:${port}` : `smtp://127.0.0.1:${port}?requireTLS=true`
    await expect(carrierTo(url).send(email)).rejects.toThrow(/certificate/)
    expect(received).toEqual([])
  }
})

test('a refusal is thrown with the error message of the server', async () => {
  const server = await openEmailServer(() => '451 Try again later')
  await expect(carrierTo(server.url).send(email)).rejects.toThrow('451')
})

test('a server that accepts the connection and does not respond times out', { timeout: 40_000 }, async () => {
  const mute = createServer(() => {})
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void mute.close())
  const address = mute.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(carrierTo(`smtp://127.0.0.1:${port}`).send(email)).rejects.toThrow()
})
