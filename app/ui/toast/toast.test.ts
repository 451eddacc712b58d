import { afterEach, expect, test } from 'vitest'
import { toast, toastStore } from './toast.ts'

afterEach(() => {
  for (const { id } of toastStore.read()) toast.dismiss(id)
})

test('a toast is shown at the top center for five seconds by default', () => {
  toast.error('Something is wrong')
  toast.info('Seen elsewhere', { short: true })
  toast.error('Please select a variant', { at: 'top-left' })
  toast.pending('Please wait...')
  expect(toastStore.read()).toMatchObject([
    { kind: 'error', at: 'top-center', staysMs: 5_000 },
    { kind: 'info', at: 'top-center', staysMs: 1_000 },
    { kind: 'error', at: 'top-left', staysMs: 5_000 },
    { kind: 'pending', at: 'top-center', staysMs: null },
  ])
})

test('the same message is shown once, and at most four toasts', () => {
  toast.error('Again')
  toast.error('Again')
  expect(toastStore.read()).toHaveLength(1)
  for (const each of ['one', 'two', 'three', 'four']) toast.info(each)
  expect(toastStore.read().map(({ message }) => message)).toEqual(['one', 'two', 'three', 'four'])
})

test('a toast replaces the previous one about the same thing', () => {
  toast.error('Invalid email address', { about: 'contact' })
  toast.info('Elsewhere')
  toast.error('Invalid phone number', { about: 'contact' })
  toast.success('Thank you.', { about: 'contact' })
  expect(toastStore.read().map(({ message }) => message)).toEqual(['Elsewhere', 'Thank you.'])
})

test('listeners are called for every change until they unsubscribe', () => {
  let heard = 0
  const stop = toastStore.subscribe(() => heard++)
  const id = toast.success('Done')
  toast.dismiss(id)
  stop()
  toast.success('Unheard')
  expect(heard).toBe(2)
})
