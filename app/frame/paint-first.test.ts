import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { deferredCodeScript } from './paint-first.ts'

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
