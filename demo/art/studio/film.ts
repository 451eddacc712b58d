import {
  HalfFloatType,
  LinearFilter,
  Matrix4,
  Scene,
  Vector2,
  type Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { cropped } from './crop.ts'
import { backdrop, developing, groundLight, printing } from './darkroom.ts'
import { viewOf } from './exposure-view.ts'
import { lampsPerExposure } from './glsl/light-on.ts'
import { lampsOf } from './lamps.ts'
import { lightUniforms, setUp } from './light-uniforms.ts'
import { takeMirrors } from './mirrors.ts'
import { meshesOf, type StudioScene, stage } from './scene.ts'
import { adding, floatTarget, screen, screenMaterial } from './screen.ts'
import { type ShadowSheet, shadowSheet } from './shadow-sheet.ts'

/** How a picture is taken: its share of the full size, and how many exposures of the ground and of the goods lie over each other. */
export interface Exposing {
  size: number
  ground: number
  goods: number
}

const copying = 'uniform sampler2D picture; void main() { light = vec4(texture(picture, at).rgb, 1.0); }'

/** What one picture is made of while it is taken. */
interface Take {
  scene: StudioScene
  world: Scene
  part: Vector4
  film: Vector2
}

/** Takes a picture: red, green, blue and one unused byte for each pixel, from the lower left. */
export function photographed(renderer: WebGLRenderer, scene: StudioScene, exposing: Exposing): Uint8Array {
  const width = Math.round(scene.width * exposing.size)
  const height = Math.round(scene.height * exposing.size)
  const world = new Scene()
  world.add(scene.things)
  world.updateMatrixWorld(true)
  setUp(scene.rig)
  takeMirrors(renderer, scene.rig)
  const part = cropped(scene)
  const film = new Vector2(Math.round((width * (part.z - part.x)) / 2), Math.round((height * (part.w - part.y)) / 2))
  const take = { scene, world, part, film }
  const sheet = shadowSheet(renderer, world)
  const ground = exposedGround(renderer, take, sheet, exposing.ground)
  // What is out of focus needs more exposures to run together.
  const exposures = Math.round(exposing.goods * Math.max(1, scene.opening / 1.5))
  const sum = exposedGoods(renderer, take, sheet, ground, exposures)
  const pixels = printed(renderer, take, sum, width, height)
  for (const target of [ground, sum]) target.dispose()
  sheet.dispose()
  for (const mesh of meshesOf(world)) mesh.geometry.dispose()
  return pixels
}

/** The light on the ground; it is soft, so a third of the film's pixels each way are enough. */
function exposedGround(renderer: WebGLRenderer, { scene, part, film }: Take, sheet: ShadowSheet, exposures: number) {
  const grain = film.clone().multiplyScalar(0.33).ceil()
  const sum = emptied(renderer, grain)
  const lamps = lampsOf(renderer, exposures * lampsPerExposure)
  const lit = adding(groundLight(part))
  for (let index = 0; index < exposures; index++) {
    lightUniforms.exposureIndex.value = index
    sheet.expose(lamps.slice(index * lampsPerExposure, (index + 1) * lampsPerExposure))
    const camera = viewOf(scene, part, grain, index, exposures)
    lit.uniforms.screenToWorld = {
      value: new Matrix4().multiplyMatrices(camera.matrixWorld, camera.projectionMatrixInverse),
    }
    lit.uniforms.eye = { value: camera.position }
    screen(renderer, lit, sum)
  }
  sum.texture.magFilter = LinearFilter
  return sum
}

/** Exposures of everything, each from a little beside the last, added up. */
function exposedGoods(
  renderer: WebGLRenderer,
  take: Take,
  sheet: ShadowSheet,
  ground: WebGLRenderTarget,
  exposures: number,
) {
  const { scene, world, part, film } = take
  const sum = emptied(renderer, film)
  const frame = softTarget(film, true)
  const behind = softTarget(film, false)
  const open = softTarget(film, false)
  screen(renderer, backdrop(ground.texture, part, scene.horizon), open)
  const paper = screenMaterial(copying, { picture: { value: open.texture } })
  const picture = { picture: { value: frame.texture } }
  const added = adding(screenMaterial(copying, picture))
  const copied = screenMaterial(copying, picture)
  const stages = stagesOf(scene)
  const lamps = lampsOf(renderer, exposures * lampsPerExposure)
  for (let index = 0; index < exposures; index++) {
    lightUniforms.exposureIndex.value = index
    sheet.expose(lamps.slice(index * lampsPerExposure, (index + 1) * lampsPerExposure))
    const camera = viewOf(scene, part, film, index, exposures)
    renderer.setRenderTarget(frame)
    renderer.clear()
    screen(renderer, paper, frame)
    for (const layer of stages) {
      if (layer === stage.inner || layer === stage.outer) {
        screen(renderer, copied, behind)
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
  for (const target of [open, frame, behind]) target.dispose()
  return sum
}

function printed(
  renderer: WebGLRenderer,
  { scene, part, film }: Take,
  sum: WebGLRenderTarget,
  width: number,
  height: number,
) {
  const developed = softTarget(film, false)
  screen(renderer, developing(sum.texture), developed)
  const print = new WebGLRenderTarget(width, height, { depthBuffer: false })
  screen(renderer, printing(developed.texture, part, scene.horizon), print)
  const pixels = new Uint8Array(width * height * 4)
  renderer.readRenderTargetPixels(print, 0, 0, width, height, pixels)
  for (const target of [developed, print]) target.dispose()
  return pixels
}

function stagesOf({ things }: StudioScene): number[] {
  const used = meshesOf(things).map(({ layers }) => layers.mask)
  return Object.values(stage).filter((layer) => used.some((mask) => mask & (1 << layer)))
}

function emptied(renderer: WebGLRenderer, { x, y }: Vector2): WebGLRenderTarget {
  const target = floatTarget(x, y)
  renderer.setRenderTarget(target)
  renderer.setClearColor(0, 0)
  renderer.clear()
  return target
}

function softTarget({ x, y }: Vector2, depthBuffer: boolean): WebGLRenderTarget {
  return new WebGLRenderTarget(x, y, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer,
  })
}
