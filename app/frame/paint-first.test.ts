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

test('links are sent without their mark', () => {
  expect(deferCode('<a href="/shop" data-discover="true">Shop</a>')).toBe('<a href="/shop">Shop</a>')
})

test('the list of routes is written in one line', () => {
  const routes = { routes: { root: { id: 'root', module: '/assets/root.js', css: [], path: '{\n};' } }, version: '1' }
  const code = (list: string) => `<script>\n  window.__reactRouterManifest = ${list};\n  window.more = {};</script>`
  expect(shortenRouteList(code(JSON.stringify(routes, null, 2)))).toBe(code(JSON.stringify(routes)))
})

/** Runs the script in a page with two files; what waits for a frame or a task runs when it is told to. */
function openPage(hidden: boolean) {
  const files = [{ rel: 'later' }, { rel: 'later' }]
  const anchor = { dataset: { discover: '' } }
  const script = {
    text: 'import "/a.js"',
    parentNode: {},
    replaceWith: (now: object) => Object.assign(script, { now }),
    now: {},
  }
  const waiting: [what: string, next: () => void][] = []
  const listeners = new Map<string, () => void>()
  runInNewContext(deferredCodeScript(), {
    document: {
      hidden,
      querySelectorAll: (what: string) =>
        what === 'link[rel=later]' ? files : what.startsWith('a[') ? [anchor] : [script],
      createElement: () => ({}),
    },
    window: {
      addEventListener: (name: string, heard: () => void) => listeners.set(name, heard),
      removeEventListener: (name: string) => listeners.delete(name),
      setTimeout() {},
    },
    requestAnimationFrame: (next: () => void) => waiting.push(['frame', next]),
    setTimeout: (next: () => void) => waiting.push(['task', next]),
  })
  const rels = () => files.map(({ rel }) => rel)
  const step = () => {
    const [what, next] = waiting.shift() ?? []
    next?.()
    return what
  }
  return { rels, script, step, anchor, listeners }
}

test('a page that is looked at requests its code after it is painted, each file in a task of its own', () => {
  const { rels, script, step } = openPage(false)
  expect(rels()).toEqual(['later', 'later'])
  expect([step(), script.now]).toEqual(['frame', {}])
  expect([step(), rels()]).toEqual(['task', ['modulepreload', 'later']])
  expect(script.now).toMatchObject({ type: 'module', text: 'import "/a.js"' })
  expect([step(), rels()]).toEqual(['task', ['modulepreload', 'modulepreload']])
})

test('a page in a tab behind, where timers are slow, requests its code at once', () => {
  const { rels, script } = openPage(true)
  expect(rels()).toEqual(['modulepreload', 'modulepreload'])
  expect(script.now).toMatchObject({ type: 'module' })
})

test.each(['pointermove', 'touchstart', 'keydown', 'scroll'])('links get their mark at the first %s', (sign) => {
  const { anchor, listeners } = openPage(true)
  expect(anchor.dataset.discover).toBe('')
  listeners.get(sign)?.()
  expect(anchor.dataset.discover).toBe('true')
  expect([...listeners.keys()]).toEqual(['unhandledrejection'])
})
