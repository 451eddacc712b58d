import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { CartLine } from '#contract/cart/cart.ts'
import {
  addToCart,
  cartDrawer,
  changeQuantity,
  clearCart,
  removedLines,
  removeFromCart,
  restoreLines,
} from './cart-store.ts'
import { localData } from './local-data.ts'

const cart = () => localData.cart.shown().value
const names = () => cart().map(({ name }) => name)

function line(name: string, wish: Partial<CartLine> = {}): CartLine {
  return {
    productId: randomUUID(),
    selectedColor: null,
    selectedSize: null,
    sizeLabel: null,
    quantity: 1,
    price: 80,
    image: '',
    name,
    path: 'women/apparel/dress',
    priceId: null,
    productUrl: '/shop/women/apparel/dress/1',
    ...wish,
  }
}

beforeEach(async () => {
  await localData.cart.forget()
  removedLines.set([])
  cartDrawer.set(false)
})

test('adding opens the cart drawer', async () => {
  await addToCart(line('Aurora'))
  expect(names()).toEqual(['Aurora'])
  expect(cartDrawer.get()).toBe(true)
})

test('the same product in the same color and size is added once', async () => {
  const aurora = line('Aurora', { selectedColor: 'Black' })
  await addToCart(aurora)
  cartDrawer.set(false)
  await expect(addToCart({ ...aurora, quantity: 3 })).rejects.toThrow('Already added to your cart.')
  expect(cartDrawer.get()).toBe(false)
  await addToCart({ ...aurora, selectedColor: 'Honey' })
  expect(cart().map(({ quantity }) => quantity)).toEqual([1, 1])
})

test('a quantity over 100 becomes 100 with an error; below 1 it becomes 1', async () => {
  const aurora = line('Aurora')
  await addToCart(aurora)
  await expect(changeQuantity(aurora, 101)).rejects.toThrow('The limit per item is 100')
  expect(cart()[0]?.quantity).toBe(100)
  await changeQuantity(aurora, -3)
  expect(cart()[0]?.quantity).toBe(1)
})

test('a removed line is restored at its position', async () => {
  for (const name of ['Aurora', 'Brera', 'Capri']) await addToCart(line(name))
  const brera = cart()[1]
  if (brera) await removeFromCart(brera)
  expect(names()).toEqual(['Aurora', 'Capri'])
  await restoreLines()
  expect(names()).toEqual(['Aurora', 'Brera', 'Capri'])
  expect(removedLines.get()).toEqual([])
})

test('a cleared cart is restored completely', async () => {
  for (const name of ['Aurora', 'Brera']) await addToCart(line(name))
  await clearCart()
  expect(cart()).toEqual([])
  await restoreLines()
  expect(names()).toEqual(['Aurora', 'Brera'])
})

test('a line that another tab restored meanwhile is not added twice', async () => {
  const aurora = line('Aurora')
  await addToCart(aurora)
  await removeFromCart(aurora)
  await localData.cart.change(() => [aurora])
  await restoreLines()
  expect(names()).toEqual(['Aurora'])
})
