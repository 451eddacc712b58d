import { lazy, type ReactNode, Suspense } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderToHtml } from './render-to-html.ts'

const inPage = (part: ReactNode) => (
  <html lang="en">
    <body>
      <Suspense fallback="Later">{part}</Suspense>
    </body>
  </html>
)

function Failing(): ReactNode {
  throw new Error('No such part')
}

test('a page is rendered in one go', async () => {
  expect(await renderToHtml(inPage('Now'))).toBe(
    '<html lang="en"><head></head><body><!--$-->Now<!--/$--></body></html>',
  )
})

test('a part that is still loading is waited for', async () => {
  const Loading = lazy(async () => ({ default: () => 'Loaded' }))
  expect(await renderToHtml(inPage(<Loading />))).toContain('<body><!--$-->Loaded<!--/$--></body></html>')
})

test('a part that fails is logged, and the page is sent without it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  expect(await renderToHtml(inPage(<Failing />))).toContain('Later')
  expect(String(logged.mock.calls)).toContain('No such part')
})

test('a page that fails as a whole is a fault', async () => {
  await expect(renderToHtml(<Failing />)).rejects.toThrow('No such part')
})
