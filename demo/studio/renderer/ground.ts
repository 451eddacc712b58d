import { Matrix4, Vector2, type WebGLRenderer, type WebGLRenderTarget } from 'three'
import { groundLight } from './compositing.ts'
import { viewOf } from './exposure-view.ts'
import { lampsPerExposure } from './glsl/light-on.ts'
import { lampsOf } from './lamps.ts'
import { lightUniforms } from './light-uniforms.ts'
import type { Take } from './render-scene.ts'
import { adding, emptied, screen } from './screen.ts'

/** How many grounds are kept: one for each image of a product, so that its next color need not expose them again. */
const kept = 3
const exposed = new Map<string, WebGLRenderTarget>()

/** The light on the ground, in parts by what it came through; it is soft, so a third of the pixels each way are enough. */
export function exposedGround(renderer: WebGLRenderer, take: Take, exposures: number): WebGLRenderTarget {
  const { scene, crop, size, sheet } = take
  const key = `${scene.shadow} ${size.x} ${exposures}`
  const known = exposed.get(key)
  if (known) return known
  const grain = new Vector2(
    Math.ceil((size.x * (crop.ground.z - crop.ground.x)) / 6),
    Math.ceil((size.y * (crop.ground.w - crop.ground.y)) / 6),
  )
  const sum = emptied(renderer, grain)
  const lamps = lampsOf(renderer, scene.rig, exposures * lampsPerExposure, 'ground')
  const lit = adding(groundLight(crop.ground))
  for (let index = 0; index < exposures; index++) {
    lightUniforms.exposureIndex.value = index
    sheet.exposeGround(lamps.slice(index * lampsPerExposure, (index + 1) * lampsPerExposure))
    const camera = viewOf(scene, crop.ground, grain, index, exposures)
    lit.uniforms.screenToWorld = {
      value: new Matrix4().multiplyMatrices(camera.matrixWorld, camera.projectionMatrixInverse),
    }
    lit.uniforms.eye = { value: camera.position }
    screen(renderer, lit, sum)
  }
  keep(key, sum)
  return sum
}

function keep(key: string, ground: WebGLRenderTarget): void {
  exposed.set(key, ground)
  const oldest = exposed.keys().next().value
  if (exposed.size <= kept || oldest === undefined) return
  exposed.get(oldest)?.dispose()
  exposed.delete(oldest)
}
