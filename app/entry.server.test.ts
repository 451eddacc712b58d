import { createStaticHandler } from 'react-router'
import { expect, test, vi } from 'vitest'
import { handleError } from './entry.server.tsx'

test('a fault is logged; an address that no route has, and a fault of a request that was given up, are not', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const request = new Request('http://localhost/nowhere')
  const answer = await createStaticHandler([{ id: 'home', path: '/' }]).query(request)
  const unknown = answer instanceof Response ? null : answer.errors?.home
  expect(unknown).toMatchObject({ status: 404 })
  handleError(unknown, { request })
  handleError(new Error('Given up'), { request: new Request(request, { signal: AbortSignal.abort() }) })
  expect(log).not.toHaveBeenCalled()

  const fault = new Error('No database')
  handleError(fault, { request })
  expect(log.mock.calls).toEqual([[fault]])
  log.mockRestore()
})
