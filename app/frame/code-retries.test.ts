import { expect, test } from 'vitest'
import { withRetries } from './code-retries.ts'

test('only files of the build that load on demand get the address of their next try', () => {
  expect(withRetries('let a=await import(`./cart-Dx1.js`);import"./b.js";import("https://x.example/c.js")')).toBe(
    'let a=await import("./cart-Dx1.js"+(window.codeRetries?.["cart-Dx1.js"]??""));import"./b.js";import("https://x.example/c.js")',
  )
})
