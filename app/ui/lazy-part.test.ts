import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyPart, loadParts } from './lazy-part.ts'

const Nothing = () => null

/** Loads that wait until they are answered, in their order. */
function waitingLoads() {
  const waiting: PromiseWithResolvers<typeof Nothing>[] = []
  const load = () => {
    const each = Promise.withResolvers<typeof Nothing>()
    waiting.push(each)
    return each.promise
  }
  return { waiting, load }
}

test('presses while code loads share one request', async () => {
  const { waiting, load } = waitingLoads()
  const Part = lazyPart(load)
  const presses = [Part.load(), Part.load()]
  waiting[0]?.resolve(Nothing)
  expect(await Promise.all(presses)).toEqual([true, true])
  expect(await Part.load()).toBe(true)
  expect(waiting).toHaveLength(1)
})

test('a press that waited for the failed request of an earlier one asks again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  const { waiting, load } = waitingLoads()
  const Part = lazyPart(load)
  const [first, second] = [Part.load(), Part.load()]
  waiting[0]?.reject(new Error('Cut off'))
  expect(await first).toBe(false)
  waiting[1]?.resolve(Nothing)
  expect(await second).toBe(true)
  expect(waiting).toHaveLength(2)
})

test('the server renders a part at once when it has loaded all, also those that a part declares', async () => {
  const Inner = () => 'Inner'
  const Outer = lazyPart(async () => {
    const Part = lazyPart(async () => Inner)
    return () => createElement(Part)
  })
  await loadParts()
  expect(renderToString(createElement(Suspense, null, createElement(Outer)))).toBe('<!--$-->Inner<!--/$-->')
})

test('a page waits for parts that another page has begun to load', async () => {
  const inner = waitingLoads()
  const outer = Promise.withResolvers<() => ReturnType<typeof createElement>>()
  const Outer = lazyPart(() => outer.promise)
  const done: string[] = []
  const pages = ['first', 'second'].map(async (page) => {
    await loadParts()
    done.push(page)
  })
  const Inner = lazyPart(inner.load)
  outer.resolve(() => createElement(Inner))
  await expect.poll(() => inner.waiting.length).toBe(1)
  expect(done).toEqual([])
  inner.waiting[0]?.resolve(Nothing)
  await Promise.all(pages)
  expect(renderToString(createElement(Suspense, null, createElement(Outer)))).toBe('<!--$--><!--/$-->')
})
