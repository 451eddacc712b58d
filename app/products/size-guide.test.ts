import { expect, test } from 'vitest'
import { readMeasurement } from './read-measurement.ts'
import { sizeGuide, sizeLabel } from './size-guide.ts'

test('three numbers with dashes are lens, bridge and temple, with the fit', () => {
  expect(readMeasurement('48-19-145')).toEqual({ a: 48, b: 19, c: 145, fit: 'narrow' })
  expect(readMeasurement('52-18-140')?.fit).toBe('medium')
  expect(readMeasurement('58-14-140')?.fit).toBe('wide')
})

test('anything but three numbers is no measurement', () => {
  expect([null, '', '48-19', 'a-b-c'].map(readMeasurement)).toEqual([null, null, null, null])
})

test("a women's dress has a table of its sizes", () => {
  const guide = sizeGuide({ category: 'Women', subCategory: 'Apparel', type: 'Dresses' }, [36, 38])
  expect(guide?.rows.map(([size, us]) => [size, us])).toEqual([
    ['36', '4'],
    ['38', '6'],
  ])
})

test("the same number on a man's shirt is his chest in inches", () => {
  const guide = sizeGuide({ category: 'Men', subCategory: 'Apparel', type: 'Shirts' }, [38])
  expect(guide?.rows).toEqual([['38', '48', '97 cm / 38 in', '82 cm / 32½ in']])
})

test('rings, hats and belts have their own tables, scarves none', () => {
  const of = (type: string, sizes: number[]) =>
    sizeGuide({ category: 'Unisex', subCategory: 'Fashion Accessories', type }, sizes)
  expect([of('Jewelry', [7])?.title, of('Hats', [58])?.title, of('Belts', [85])?.title]).toEqual([
    'Ring sizes (US)',
    'Hat sizes (around the head)',
    'Belt sizes (buckle to middle hole)',
  ])
  expect(of('Scarves', [1])).toBeNull()
})

test('a size is labeled in the US system first where its table has one, then as the shop writes it', () => {
  const label = (category: string, subCategory: string, type: string, size: number) =>
    sizeLabel(sizeGuide({ category, subCategory, type }, [size]), size)
  expect(label('Women', 'Apparel', 'Dresses', 38)).toEqual(['US 6', 'EU 38'])
  expect(label('Unisex', 'Fashion Accessories', 'Hats', 58)).toEqual(['US 7¼', '58 cm'])
  expect(label('Unisex', 'Fashion Accessories', 'Belts', 85)).toEqual(['85 cm'])
  expect(label('Men', 'Apparel', 'Shirts', 38)).toEqual(['38'])
  expect(label('Women', 'Apparel', 'Dresses', 50)).toEqual(['50'])
})
