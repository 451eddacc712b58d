import { expect, test } from 'vitest'
import { demoCatalog } from '../../catalog/demo-catalog.ts'
import { sewn } from '../cloth/sew.ts'
import { garments } from './apparel-shots.ts'

const apparel = demoCatalog.filter(({ subCategory }) => subCategory === 'Apparel')

test('every garment of the catalog can be sewn into one piece of cloth', () => {
  for (const { sku } of apparel) {
    const { pattern } = garments[sku]?.cut() ?? {}
    if (!pattern) throw new Error(`There is no pattern of ${sku}.`)
    const { triangles, particle, places } = sewn(pattern, 45, sku)
    expect(places.every(Number.isFinite), sku).toBe(true)
    expect(piecesOf(Array.from(triangles, (corner) => particle[corner] ?? 0)), sku).toBe(1)
  }
}, 60_000)

test('every garment has cloth in every color of the catalog', () => {
  for (const { sku, colors } of apparel) {
    for (const { color } of colors) {
      const { plain } = garments[sku]?.materials(color) ?? {}
      expect(Number.isFinite(plain?.uniforms.albedoOf?.value.x), `${sku} ${color}`).toBe(true)
    }
  }
})

/** How many pieces triangles between particles fall into. */
function piecesOf(corners: readonly number[]): number {
  const near = new Map<number, Set<number>>()
  for (const [index, particle] of corners.entries()) {
    const around = near.get(particle) ?? new Set()
    near.set(particle, around)
    for (const step of [1, 2]) around.add(corners[index - (index % 3) + ((index + step) % 3)] ?? 0)
  }
  let pieces = 0
  for (const start of near.keys()) {
    if (!near.has(start)) continue
    pieces++
    const reached = [start]
    for (let at = reached.pop(); at !== undefined; at = reached.pop()) {
      for (const next of near.get(at) ?? []) if (near.has(next)) reached.push(next)
      near.delete(at)
    }
  }
  return pieces
}
