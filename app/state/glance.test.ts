import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { glanceKey, glanceScript } from './glance.ts'

function layOver(kept: string | null, cookie = '') {
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
    document,
    localStorage: { getItem: (key: string) => (key === glanceKey ? kept : null) },
  })
  return { dataset, texts }
}

test('the script lays counts and the signed-in state over a page', () => {
  const kept = JSON.stringify({ units: '3', total: '$240.00', saved: '0', isAdmin: true })
  expect(layOver(kept, 'a=b; __Host-signed-in=1')).toEqual({
    dataset: { units: '3', signedIn: '', admin: '' },
    texts: { '--glance-units': '"3"', '--glance-total': '"$240.00"', '--glance-saved': '"0"' },
  })
})

test('without a session nobody is signed in, whatever was kept', () => {
  const kept = JSON.stringify({ units: '0', total: '$0.00', saved: '2', isAdmin: true })
  expect(layOver(kept, 'not-signed-in=1').dataset).toEqual({ saved: '2' })
})

test('a spoiled glance leaves the page as it is', () => {
  for (const kept of [null, '', 'null', '{', '[]', '7', '"text"']) expect(() => layOver(kept)).not.toThrow()
})
