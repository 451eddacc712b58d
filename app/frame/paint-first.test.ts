import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { deferCode, deferredCodeScript } from './paint-first.ts'

const page = `<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>\
<script>first()</script><script type="module" async="">import "/a.js"</script>`

test('only module scripts are deferred', () => {
  expect(deferCode(page)).toBe(
    `<link rel="stylesheet" href="/a.css"/><link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>\
<script>first()</script><script type="later">import "/a.js"</script>`,
  )
})

test.each([
  ['a page that is looked at', false, ['frame', 'task']],
  ['a page in a tab behind', true, []],
])('%s loads its code in time', (_name, hidden, waited) => {
  const link = { rel: 'later' }
  const script = {
    text: 'import "/a.js"',
    parentNode: {},
    replaceWith: (now: object) => Object.assign(script, { now }),
    now: {},
  }
  const waits: string[] = []
  const wait = (what: string) => (next: () => void) => {
    expect(link.rel).toBe('later')
    waits.push(what)
    next()
  }
  const document = {
    hidden,
    querySelectorAll: (what: string) => (what === 'link[rel=later]' ? [link] : [script]),
    createElement: () => ({}),
  }
  const window = { addEventListener() {}, setTimeout() {} }
  runInNewContext(deferredCodeScript(), {
    document,
    window,
    requestAnimationFrame: wait('frame'),
    setTimeout: wait('task'),
  })
  expect(waits).toEqual(waited)
  expect(link.rel).toBe('modulepreload')
  expect(script.now).toMatchObject({ type: 'module', text: 'import "/a.js"' })
})
