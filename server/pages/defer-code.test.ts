import { expect, test } from 'vitest'
import { shortenRouteList } from './defer-code.ts'
import { finishPage } from './finish-page.ts'

const page = `<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>\
<script>first()</script><script nonce="m1" type="module" async="">import "/a.js"</script>`

const finished = (html: string) => finishPage(html, 'm1').body.toString()

test('only module scripts are deferred', () => {
  expect(finished(page)).toBe(
    `<link rel="stylesheet" href="/a.css"/><link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>\
<script>first()</script><script type="later">import "/a.js"</script>`,
  )
})

test('links are sent without their mark', () => {
  expect(finished('<a href="/shop" data-discover="true">Shop</a>')).toBe('<a href="/shop">Shop</a>')
})

test('the list of routes is written in one line', () => {
  const routes = { routes: { root: { id: 'root', module: '/assets/root.js', css: [], path: '{\n};' } }, version: '1' }
  const code = (list: string) => `<script>\n  window.__reactRouterManifest = ${list};\n  window.more = {};</script>`
  expect(shortenRouteList(code(JSON.stringify(routes, null, 2)))).toBe(code(JSON.stringify(routes)))
})
