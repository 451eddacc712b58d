import {
  Color,
  CustomBlending,
  DepthTexture,
  DoubleSide,
  GLSL3,
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
import type { Lamp } from './lamps.ts'
import { lightUniforms } from './light-uniforms.ts'
import { meshesOf, shadows } from './scene.ts'

/** The shadows of a few lamps on one sheet: how far each sees, and how panes on the way tint it. */
export interface ShadowSheet {
  expose: (lamps: readonly Lamp[]) => void
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
  const target = new WebGLRenderTarget(tile * 2, tile * 2, { minFilter: NearestFilter, magFilter: NearestFilter })
  target.depthTexture = new DepthTexture(tile * 2, tile * 2, UnsignedIntType)
  lightUniforms.shadowDepth.value = target.depthTexture as never
  lightUniforms.shadowTint.value = target.texture as never
  lightUniforms.shadowTexel.value = 0.5 / tile

  const { middle, radius } = extent(scene)
  const camera = new OrthographicCamera(-radius, radius, radius, -radius, 1, 4 * radius)
  const tinting = tinted(scene)
  const white = new Color(1, 1, 1)

  return {
    expose(lamps) {
      renderer.setRenderTarget(target)
      renderer.setClearColor(white, 1)
      renderer.clear()
      lamps.forEach(({ toward, light }, index) => {
        camera.position.copy(middle).addScaledVector(toward, 2 * radius)
        camera.up.set(0, Math.abs(toward.y) > 0.9 ? 0 : 1, Math.abs(toward.y) > 0.9 ? 1 : 0)
        camera.lookAt(middle)
        camera.updateMatrixWorld(true)
        target.viewport.set((index % 2) * tile, Math.floor(index / 2) * tile, tile, tile)
        renderer.setRenderTarget(target)
        camera.layers.set(shadows.solid)
        scene.overrideMaterial = solidMaterial
        renderer.render(scene, camera)
        scene.overrideMaterial = null
        camera.layers.set(shadows.tinting)
        tinting(() => renderer.render(scene, camera))
        lightUniforms.lampView.value[index]
          ?.makeScale(0.5, 0.5, 0.5)
          .setPosition(0.5, 0.5, 0.5)
          .multiply(camera.projectionMatrix)
          .multiply(camera.matrixWorldInverse)
        lightUniforms.lampToward.value[index]?.copy(toward)
        lightUniforms.lampLight.value[index]?.copy(light)
      })
    },
    dispose: () => target.dispose(),
  }
}

/** Runs a drawing with every tinting mesh in the material of its shadow. */
function tinted(things: Object3D): (draw: () => void) => void {
  const tinting = meshesOf(things)
    .filter(({ userData }) => userData.tint)
    .map((mesh) => ({ mesh, shown: mesh.material, shadow: tintMaterial(new Vector3(...mesh.userData.tint)) }))
  return (draw) => {
    for (const { mesh, shadow } of tinting) mesh.material = shadow
    draw()
    for (const { mesh, shown } of tinting) mesh.material = shown
  }
}

function tintMaterial(tint: Vector3): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: solidMaterial.vertexShader,
    fragmentShader:
      'uniform highp vec3 tint; layout(location = 0) out highp vec4 light; void main() { light = vec4(tint, 1.0); }',
    uniforms: { tint: { value: tint } },
    side: DoubleSide,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: ZeroFactor,
    blendDst: SrcColorFactor,
  })
}

function extent(things: Object3D): { middle: Vector3; radius: number } {
  const places: Vector3[] = []
  for (const mesh of meshesOf(things)) {
    const positions = mesh.geometry.getAttribute('position')
    for (let index = 0; index < positions.count; index += 7) {
      places.push(new Vector3().fromBufferAttribute(positions, index).applyMatrix4(mesh.matrixWorld))
    }
  }
  const low = places.reduce((lowest, place) => lowest.min(place), new Vector3(1e9, 1e9, 1e9))
  const top = places.reduce((highest, place) => highest.max(place), new Vector3(-1e9, -1e9, -1e9))
  const middle = low.clone().add(top).multiplyScalar(0.5)
  return { middle, radius: Math.max(...places.map((place) => place.distanceTo(middle))) + 4 }
}
