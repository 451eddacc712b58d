import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSemaphore } from './create-semaphore.ts'

test('at most `concurrency` tasks run at a time, in order', async () => {
  const semaphore = createSemaphore({ concurrency: 2, maxQueue: 10 })
  const order: number[] = []
  let running = 0
  let maxRunning = 0

  const runs = [1, 2, 3, 4, 5].map((number) =>
    semaphore(async () => {
      order.push(number)
      running++
      maxRunning = Math.max(maxRunning, running)
      await sleep(5)
      running--
      return number
    }),
  )

  expect(await Promise.all(runs)).toEqual([1, 2, 3, 4, 5])
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(maxRunning).toBe(2)
})

test('a task is refused while the queue is full, and a task that fails frees its slot', async () => {
  const semaphore = createSemaphore({ concurrency: 1, maxQueue: 1 })
  const first = semaphore(async () => {
    await sleep(5)
    throw new Error('This one fails.')
  })
  const second = semaphore(async () => 'second')

  await expect(semaphore(async () => 'third')).rejects.toThrow('The shop is busy. Please try again in a moment.')
  await expect(first).rejects.toThrow('This one fails.')
  expect(await second).toBe('second')
  expect(await semaphore(async () => 'fourth')).toBe('fourth')
})
