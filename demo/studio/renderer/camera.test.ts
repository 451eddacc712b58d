import { BoxGeometry, Group, Mesh, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { aimed, closeUp, shifted } from './camera.ts'

const box = new Group().add(new Mesh(new BoxGeometry(140, 50, 120, 9, 9, 9).translate(0, 25, 0)))
const shot = { pitch: 12, distance: 800, fill: 0.78, middle: [0.5, 0.4] as const }

test('products fill the share of the width that the shot says, with their middle where it wants them', () => {
  const camera = aimed(box, shot, 0.76)
  const xs: number[] = []
  const ys: number[] = []
  for (const x of [-70, 70]) {
    for (const y of [0, 50]) {
      for (const z of [-60, 60]) {
        const seen = new Vector3(x, y, z).project(camera)
        xs.push(seen.x)
        ys.push(seen.y)
      }
    }
  }
  expect((Math.max(...xs) - Math.min(...xs)) / 2).toBeCloseTo(0.78, 2)
  expect((Math.max(...xs) + Math.min(...xs)) / 2).toBeCloseTo(0, 2)
  expect((Math.max(...ys) + Math.min(...ys)) / 2).toBeCloseTo(0.2, 2)
})

test('what is in focus stays in its place wherever in the lens the image is taken from, and nothing else does', () => {
  const target = new Vector3(10, 20, 30)
  const camera = closeUp(target, { ...shot, distance: 400 }, 80, 0.76)
  const beside = shifted(camera, 400, 3, -2)
  const moved = (place: Vector3) => place.clone().project(beside).sub(place.clone().project(camera)).setZ(0).length()
  expect(moved(target)).toBeCloseTo(0, 5)
  expect(moved(new Vector3(10, 20, -100))).toBeGreaterThan(0.01)
})
