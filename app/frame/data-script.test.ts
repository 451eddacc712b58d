import { expect, test } from 'vitest'
import { dataScript } from './data-script.ts'

test('the data of loaders reaches the browser as it was, and cannot end its script', async () => {
  const data = 'Crème & <b>"quoted"</b> </script><script>theirs()\u2028 👗'
  const script = await dataScript(new Blob([data]).stream(), 'm1')
  const [, code = ''] = /^<script nonce="m1">([^<>\u2028]*)<\/script>$/.exec(script) ?? []
  const received: unknown[] = []
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push('closed') }
  new Function('window', code)({ __reactRouterContext: { streamController } })
  expect(received).toEqual([data, 'closed'])
})
