import { setTimeout as wait } from 'node:timers/promises'
import { randomAddress } from './measure.ts'
import { owner, shopOrigin } from './open-bench-shop.ts'
import { callShop } from './products.ts'

const pollMs = 300
const importedLines = 10_000

/** Logs in as the owner of a shop that this process has created; returns the token of the session. */
export async function logInOwner(): Promise<string> {
  return (await callShop<{ token: string }>(shopOrigin, 'users/login', owner)).token
}

/** Uploads a file to a call, with the form fields before it. */
export function uploadFile(path: string, content: Buffer, fields: Record<string, string>): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(content)]), 'file')
  const headers = { 'x-forwarded-for': randomAddress() }
  return fetch(`${shopOrigin}/api/${path}`, { method: 'POST', body: form, headers })
}

/** Imports a table of 10,000 lines, four to a product, at a price in the shop's currency; returns how it ended. */
export async function importTable(token: string, price: number): Promise<string> {
  const uploaded = await uploadFile('imports/importProducts', tableOfProducts(price), { token, dryRun: 'no' })
  const { importId } = (await uploaded.json()) as { importId: string }
  for (;;) {
    const found = await callShop<{ productImport: { state: string } }>(shopOrigin, 'imports/findImport', {
      ...{ token, importId },
    })
    const { state } = found.productImport
    if (state !== 'waiting' && state !== 'running') return state
    await wait(pollMs)
  }
}

function tableOfProducts(price: number): Buffer {
  const heading = 'sku,name,brand,category,subCategory,type,description,price,status,color,hex,size,onHand'
  const rows = Array.from({ length: importedLines }, (_, at) => {
    const product = Math.floor(at / 4)
    const own = [`B-${product}`, `Bench ${product}`, 'Bench', 'Women', 'Sunglasses', 'Round', 'A product of the bench']
    return [...own, price.toFixed(2), 'draft', 'Black', '#000000', 40 + (at % 4), 5].join(',')
  })
  return Buffer.from([heading, ...rows].join('\n'))
}
