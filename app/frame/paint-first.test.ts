import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { deferCode, deferredCodeScript, shortenRouteList } from './paint-first.ts'

const page = `<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>\
<script>first()</script><script type="module" async="">import "/a.js"</script>`

test('only module scripts are deferred', () => {
  expect(deferCode(page)).toBe(
    `<link rel="stylesheet" href="/a.css"/><link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>\
<script>first()</script><script type="later">import "/a.js"</script>`,
  )
})

test('links get their mark back with the code', () => {
  expect(deferCode('<a href="/shop" data-discover="true">Shop</a>')).toBe('<a href="/shop">Shop</a>')
})

test('the list of routes is written in one line', () => {
  const routes = { routes: { root: { id: 'root', module: '/assets/root.js', css: [], path: '{\n};' } }, version: '1' }
  const code = (list: string) => `<script>\n  window.__reactRouterManifest = ${list};\n  window.more = {};</script>`
  expect(shortenRouteList(code(JSON.stringify(routes, null, 2)))).toBe(code(JSON.stringify(routes)))
})

test.each([
  ['a page that is looked at', false, ['frame', 'task']],
  ['a page in a tab behind', true, []],
])('%s loads its code in time', (_name, hidden, waited) => {
  const link = { rel: 'later' }
  const anchor = { dataset: { discover: '' } }
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
    querySelectorAll: (what: string) =>
      what === 'link[rel=later]' ? [link] : what.startsWith('a[') ? [anchor] : [script],
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
  expect(anchor.dataset.discover).toBe('true')
  expect(script.now).toMatchObject({ type: 'module', text: 'import "/a.js"' })
})
