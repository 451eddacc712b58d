import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { encode } from './cipher.ts'
import { glanceKey, glanceScript } from './glance.ts'

function layOver(stored: string | null, cookie = '') {
  const dataset: Record<string, string> = {}
  const texts: Record<string, string> = {}
  const document = {
    cookie,
    documentElement: {
      dataset,
      style: { setProperty: (name: string, text: string) => Object.assign(texts, { [name]: text }) },
    },
  }
  runInNewContext(glanceScript, {
    atob,
    TextDecoder,
    document,
    localStorage: { getItem: (key: string) => (key === glanceKey ? stored : null) },
  })
  return { dataset, texts }
}

test('the script sets counts and the signed-in state on the page', () => {
  const stored = encode(JSON.stringify({ units: '3', total: '240,00 €', saved: '0' }))
  expect(layOver(stored, 'a=b; __Host-signed-in=1')).toEqual({
    dataset: { units: '3', signedIn: '' },
    texts: { '--glance-units': '"3"', '--glance-total': '"240,00 €"', '--glance-saved': '"0"' },
  })
})

test('without a session the page is signed out, whatever is stored', () => {
  const stored = encode(JSON.stringify({ units: '0', total: '$0.00', saved: '2' }))
  expect(layOver(stored, 'not-signed-in=1').dataset).toEqual({ saved: '2' })
})

test('a corrupt glance leaves the page unchanged', () => {
  for (const stored of [null, '', '{"units":"3"}', ...['null', '{', '[]', '7', '"text"'].map(encode)])
    expect(() => layOver(stored)).not.toThrow()
})
