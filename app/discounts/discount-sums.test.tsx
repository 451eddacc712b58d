import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { DiscountNotes } from './discount-sums.tsx'

type Quote = NonNullable<ComponentProps<typeof DiscountNotes>['quote']>

function notesOn(reason: Quote['codes'][number]['reason']): string {
  const quote = { codes: [{ code: 'MINE', reason, message: 'Not yet.' }], applied: [] as Quote['applied'] } as Quote
  const Page = createRoutesStub([{ path: '/', Component: () => <DiscountNotes quote={quote} refusal={null} /> }])
  return renderToStaticMarkup(<Page />)
}

test('a code that needs an account has a link to log in, which leads back to the cart', () => {
  expect(notesOn('login-needed')).toContain('href="/login?next=%2Fcart"')
  expect(notesOn('minimum')).not.toContain('href')
  expect(notesOn('minimum')).toContain('Not yet.')
})
