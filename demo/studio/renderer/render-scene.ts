import { HalfFloatType, LinearFilter, Scene, Vector2, type WebGLRenderer, WebGLRenderTarget } from 'three'
import { backdrop, copied, laying, printing } from './compositing.ts'
import { type Crop, cropped } from './crop.ts'
import { viewOf } from './exposure-view.ts'
import { lampsPerExposure } from './glsl/light-on.ts'
import { exposedGround } from './ground.ts'
import { lampsOf } from './lamps.ts'
import { lightUniforms, setUp } from './light-uniforms.ts'
import { takeMirrors } from './mirrors.ts'
import { meshesOf, type StudioScene, stage } from './scene.ts'
import { adding, emptied, floatTarget, screen } from './screen.ts'
import { type ShadowSheet, shadowSheet } from './shadow-sheet.ts'

/** How an image is taken: its share of the full size, and how many exposures of the ground and of the products lie over each other. */
export interface Exposing {
  size: number
  ground: number
  products: number
}

/** What one image is made of while it is taken. */
export interface Take {
  scene: StudioScene
  world: Scene
  crop: Crop
  size: Vector2
  sheet: ShadowSheet
}

/** Takes an image: red, green, blue and one unused byte for each pixel, from the lower left. */
export function renderScene(renderer: WebGLRenderer, scene: StudioScene, exposing: Exposing): Uint8Array<ArrayBuffer> {
  const take = prepared(renderer, scene, exposing)
  const { size, crop } = take
  const open = openGround(renderer, take, exposing, 'paper')
  const products = exposedProducts(renderer, take, open, exposing)
  const print = new WebGLRenderTarget(size.x, size.y, { depthBuffer: false })
  screen(renderer, printing(open.texture, products.texture, crop.products), print)
  const pixels = new Uint8Array(size.x * size.y * 4)
  renderer.readRenderTargetPixels(print, 0, 0, size.x, size.y, pixels)
  for (const used of [open, products, print]) used.dispose()
  cleared(take)
  return pixels
}

/**
 * Takes the products alone, to be laid over any ground: two images of floats in linear light, four for each pixel, from the
 * lower left. The first is what is seen over white ground, shadows included, the second what is seen over black.
 */
export function layered(renderer: WebGLRenderer, scene: StudioScene, exposing: Exposing): Float32Array<ArrayBuffer> {
  const take = prepared(renderer, scene, exposing)
  const { size, crop } = take
  const length = size.x * size.y * 4
  const pixels = new Float32Array(length * 2)
  for (const [index, ground] of (['white', 'black'] as const).entries()) {
    const open = openGround(renderer, take, exposing, ground)
    const products = exposedProducts(renderer, take, open, exposing)
    const laid = floatTarget(size.x, size.y)
    screen(renderer, laying(open.texture, products.texture, crop.products), laid)
    renderer.readRenderTargetPixels(laid, 0, 0, size.x, size.y, pixels.subarray(index * length, (index + 1) * length))
    for (const used of [open, products, laid]) used.dispose()
  }
  cleared(take)
  return pixels
}

function prepared(renderer: WebGLRenderer, scene: StudioScene, exposing: Exposing): Take {
  const size = new Vector2(Math.round(scene.width * exposing.size), Math.round(scene.height * exposing.size))
  const world = new Scene()
  world.add(scene.objects)
  world.updateMatrixWorld(true)
  setUp(scene.rig)
  takeMirrors(renderer, scene.rig)
  return { scene, world, crop: cropped(scene, size.x, size.y), size, sheet: shadowSheet(renderer, world) }
}

/** The ground before the products are put on it, with their shadows. */
function openGround(renderer: WebGLRenderer, take: Take, exposing: Exposing, ground: 'paper' | 'white' | 'black') {
  const open = softTarget(take.size, false)
  const light = exposedGround(renderer, take, exposing.ground)
  screen(renderer, backdrop(light.texture, take.crop.ground, take.scene, ground), open)
  return open
}

function cleared({ world, sheet }: Take): void {
  sheet.dispose()
  for (const mesh of meshesOf(world)) mesh.geometry.dispose()
}

/** Exposures of the products before the open backdrop, each from a little beside the last, added up. */
function exposedProducts(renderer: WebGLRenderer, take: Take, open: WebGLRenderTarget, exposing: Exposing) {
  // What is out of focus needs more exposures to run together, what is sharp from front to back fewer.
  const exposures = Math.round(exposing.products * Math.max(0.7, take.scene.opening / 1.5))
  const { scene, world, crop, size, sheet } = take
  const film = new Vector2(
    Math.round((size.x * (crop.products.z - crop.products.x)) / 2),
    Math.round((size.y * (crop.products.w - crop.products.y)) / 2),
  )
  const sum = emptied(renderer, film)
  const frame = softTarget(film, true)
  const behind = softTarget(film, false)
  const backed = copied(open.texture, crop.products)
  const added = adding(copied(frame.texture))
  const kept = copied(frame.texture)
  const stages = stagesOf(scene)
  const lamps = lampsOf(renderer, scene.rig, exposures * lampsPerExposure, 'objects')
  for (let index = 0; index < exposures; index++) {
    lightUniforms.exposureIndex.value = index
    sheet.exposeThings(lamps.slice(index * lampsPerExposure, (index + 1) * lampsPerExposure))
    const camera = viewOf(scene, crop.products, film, index, exposures)
    renderer.setRenderTarget(frame)
    renderer.clear()
    screen(renderer, backed, frame)
    for (const layer of stages) {
      if (layer === stage.inner || layer === stage.outer) {
        screen(renderer, kept, behind)
        lightUniforms.behind.value = behind.texture as never
        lightUniforms.worldToBehind.value
          .makeScale(0.5, 0.5, 0.5)
          .setPosition(0.5, 0.5, 0.5)
          .multiply(camera.projectionMatrix)
          .multiply(camera.matrixWorldInverse)
      }
      camera.layers.set(layer)
      renderer.setRenderTarget(frame)
      renderer.render(world, camera)
    }
    screen(renderer, added, sum)
  }
  for (const target of [frame, behind]) target.dispose()
  return sum
}

function stagesOf({ objects }: StudioScene): number[] {
  const used = meshesOf(objects).map(({ layers }) => layers.mask)
  return Object.values(stage).filter((layer) => used.some((mask) => mask & (1 << layer)))
}

function softTarget({ x, y }: Vector2, depthBuffer: boolean): WebGLRenderTarget {
  return new WebGLRenderTarget(x, y, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer,
  })
}
