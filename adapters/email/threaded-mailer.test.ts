import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { openEmailServer } from '#test/email-server.ts'
import type { EmailMessage } from './mailer.ts'
import { threadedMailer } from './threaded-mailer.ts'

const email: EmailMessage = {
  messageId: '<7@shop.example.com>',
  from: { name: 'Shop', address: 'care@shop.example.com' },
  to: 'ann@example.com',
  subject: 'Your order',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: {},
  replyTo: null,
}

function open(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-emails-'))
  const mailer = threadedMailer({ url, from: null, folder })
  onTestFinished(async () => {
    await mailer.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const recorded = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return { mailer, recorded }
}

/** An email server in a thread of its own, which answers while this one is busy. */
async function openServerBeside(): Promise<string> {
  const program = `
    const { SMTPServer } = require('smtp-server')
    const onData = (stream, session, done) => stream.on('end', done).resume()
    const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData })
    const { parentPort } = require('node:worker_threads')
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.server.address().port))
  `
  const beside = new Worker(program, { eval: true })
  onTestFinished(async () => void (await beside.terminate()))
  const [port] = await once(beside, 'message')
  return `smtp://127.0.0.1:${port}`
}

test('an acceptance is recorded although this thread does something else', async () => {
  const { mailer, recorded } = open(await openServerBeside())
  await mailer.send(email)
  expect(recorded()).toEqual(['<7@shop.example.com>\n'])

  const sent = mailer.send({ ...email, messageId: '<8@shop.example.com>' })
  const still = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited < 1_000 && !recorded()[0]?.includes('<8@'); waited++) Atomics.wait(still, 0, 0, 20)
  expect(recorded()).toEqual(['<7@shop.example.com>\n<8@shop.example.com>\n'])
  await sent
})

test('a refusal is thrown with the error message of the server, and what follows is sent', async () => {
  const answers = ['451 Try again later', null]
  const server = await openEmailServer(() => answers.shift() ?? null)
  const { mailer } = open(server.url)
  await expect(mailer.send(email)).rejects.toThrow('451 Try again later')
  await mailer.send(email)
  expect(server.received).toHaveLength(1)
})

test('it closes at any time, and starts another thread for what is sent later', async () => {
  const server = await openEmailServer()
  const { mailer } = open(server.url)
  await mailer.close()
  await mailer.send(email)
  await mailer.close()
  await mailer.send({ ...email, messageId: '<9@shop.example.com>' })
  expect(server.received).toHaveLength(2)
})
