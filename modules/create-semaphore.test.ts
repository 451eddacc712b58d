import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSemaphore } from './create-semaphore.ts'

test('no more run at a time than there is room for, in the order they came', async () => {
  const pass = createSemaphore({ abreast: 2, waiting: 10 })
  const order: number[] = []
  let inside = 0
  let most = 0

  const runs = [1, 2, 3, 4, 5].map((number) =>
    pass(async () => {
      order.push(number)
      inside++
      most = Math.max(most, inside)
      await sleep(5)
      inside--
      return number
    }),
  )

  expect(await Promise.all(runs)).toEqual([1, 2, 3, 4, 5])
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('who finds the line full is refused, and a run that fails makes room', async () => {
  const pass = createSemaphore({ abreast: 1, waiting: 1 })
  const first = pass(async () => {
    await sleep(5)
    throw new Error('This one fails.')
  })
  const second = pass(async () => 'second')

  await expect(pass(async () => 'third')).rejects.toThrow('The shop is busy. Please try again in a moment.')
  await expect(first).rejects.toThrow('This one fails.')
  expect(await second).toBe('second')
  expect(await pass(async () => 'fourth')).toBe('fourth')
})
