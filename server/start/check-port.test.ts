import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkPort } from './check-port.ts'

test('a port that another program uses is named with what to do, and a free one stays free', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow(
    `PORT ${port} is in use. Stop the other program, or set PORT to another one.`,
  )

  await new Promise((resolve) => other.close(resolve))
  await checkPort({ port, host: '127.0.0.1' })
  await checkPort({ port, host: '127.0.0.1' })
})

test('an address that is not one of this machine is named', async () => {
  await expect(checkPort({ port: 0, host: '203.0.113.9' })).rejects.toThrow('HOST 203.0.113.9 is not an address')
})
