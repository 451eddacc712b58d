import {
  Color,
  CustomBlending,
  DepthTexture,
  DoubleSide,
  GLSL3,
  type Mesh,
  NearestFilter,
  type Object3D,
  OrthographicCamera,
  type Scene,
  ShaderMaterial,
  SrcColorFactor,
  UnsignedIntType,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
  ZeroFactor,
} from 'three'
import { lampsAcross } from './glsl/light-on.ts'
import type { Lamp } from './lamps.ts'
import { lightUniforms } from './light-uniforms.ts'
import { meshesOf, shadows, type Veil } from './scene.ts'

/** The shadows of a few lamps on one sheet. */
export interface ShadowSheet {
  /** For objects: how far each lamp sees, and how panes on the way tint it. */
  exposeThings: (lamps: readonly Lamp[]) => void
  /** For the ground: red is left where no pane is in the way, blue where no body is, green where nothing solid is. */
  exposeGround: (lamps: readonly Lamp[]) => void
  dispose: () => void
}

const tile = 768

const solidMaterial = new ShaderMaterial({
  glslVersion: GLSL3,
  vertexShader: 'void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
  fragmentShader: 'layout(location = 0) out highp vec4 light; void main() { light = vec4(1.0); }',
  side: DoubleSide,
  colorWrite: false,
})

export function shadowSheet(renderer: WebGLRenderer, scene: Scene): ShadowSheet {
  const side = tile * lampsAcross
  const target = new WebGLRenderTarget(side, side, { minFilter: NearestFilter, magFilter: NearestFilter })
  target.depthTexture = new DepthTexture(side, side, UnsignedIntType)
  lightUniforms.shadowDepth.value = target.depthTexture as never
  lightUniforms.shadowTint.value = target.texture as never
  lightUniforms.shadowTexel.value = 1 / side

  const { middle, radius } = extent(scene)
  const camera = new OrthographicCamera(-radius, radius, radius, -radius, 1, 4 * radius)
  const casters = meshesOf(scene).filter(({ userData }) => userData.veil)
  const tints = casters.filter(({ userData }) => userData.tint)
  const tinting = painted(tints, ({ userData }) => userData.tint)
  const veiling = painted(casters, ({ userData }) => veils[userData.veil as Veil])

  const expose = (lamps: readonly Lamp[], draw: () => void) => {
    renderer.setRenderTarget(target)
    renderer.setClearColor(new Color(1, 1, 1), 1)
    renderer.clear()
    lamps.forEach(({ toward, light }, index) => {
      camera.position.copy(middle).addScaledVector(toward, 2 * radius)
      camera.up.set(0, Math.abs(toward.y) > 0.9 ? 0 : 1, Math.abs(toward.y) > 0.9 ? 1 : 0)
      camera.lookAt(middle)
      camera.updateMatrixWorld(true)
      target.viewport.set((index % lampsAcross) * tile, Math.floor(index / lampsAcross) * tile, tile, tile)
      renderer.setRenderTarget(target)
      draw()
      lightUniforms.lampView.value[index]
        ?.makeScale(0.5, 0.5, 0.5)
        .setPosition(0.5, 0.5, 0.5)
        .multiply(camera.projectionMatrix)
        .multiply(camera.matrixWorldInverse)
      lightUniforms.lampToward.value[index]?.copy(toward)
      lightUniforms.lampLight.value[index]?.copy(light)
    })
  }

  return {
    exposeThings: (lamps) =>
      expose(lamps, () => {
        camera.layers.set(shadows.solid)
        scene.overrideMaterial = solidMaterial
        renderer.render(scene, camera)
        scene.overrideMaterial = null
        camera.layers.set(shadows.tinting)
        tinting(() => renderer.render(scene, camera))
      }),
    exposeGround: (lamps) =>
      expose(lamps, () => {
        camera.layers.set(shadows.solid)
        camera.layers.enable(shadows.tinting)
        veiling(() => renderer.render(scene, camera))
      }),
    dispose: () => target.dispose(),
  }
}

/** Which channel of the sheet an object takes away. */
const veils: Record<Veil, readonly [number, number, number]> = { pane: [0, 1, 1], none: [1, 0, 1], body: [1, 1, 0] }

const colored = new Map<string, ShaderMaterial>()

/** Runs a drawing with meshes painted in flat colors that multiply what is there. */
function painted(meshes: readonly Mesh[], colorOf: (mesh: Mesh) => readonly [number, number, number]) {
  const paints = meshes.map((mesh) => ({ mesh, shown: mesh.material, shadow: tintMaterial(colorOf(mesh)) }))
  return (draw: () => void) => {
    for (const { mesh, shadow } of paints) mesh.material = shadow
    draw()
    for (const { mesh, shown } of paints) mesh.material = shown
  }
}

function tintMaterial(tint: readonly [number, number, number]): ShaderMaterial {
  const known = colored.get(tint.join())
  if (known) return known
  const made = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: solidMaterial.vertexShader,
    fragmentShader:
      'uniform highp vec3 tint; layout(location = 0) out highp vec4 light; void main() { light = vec4(tint, 1.0); }',
    uniforms: { tint: { value: new Vector3(...tint) } },
    side: DoubleSide,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: ZeroFactor,
    blendDst: SrcColorFactor,
  })
  colored.set(tint.join(), made)
  return made
}

function extent(objects: Object3D): { middle: Vector3; radius: number } {
  const places: Vector3[] = []
  for (const mesh of meshesOf(objects)) {
    const positions = mesh.geometry.getAttribute('position')
    for (let index = 0; index < positions.count; index += 7) {
      places.push(new Vector3().fromBufferAttribute(positions, index).applyMatrix4(mesh.matrixWorld))
    }
  }
  const low = places.reduce((lowest, place) => lowest.min(place), new Vector3(1e9, 1e9, 1e9))
  const top = places.reduce((highest, place) => highest.max(place), new Vector3(-1e9, -1e9, -1e9))
  const middle = low.clone().add(top).multiplyScalar(0.5)
  return { middle, radius: places.reduce((widest, place) => Math.max(widest, place.distanceTo(middle)), 0) + 4 }
}
