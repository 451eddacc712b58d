import {
  AddEquation,
  BufferAttribute,
  BufferGeometry,
  Camera,
  CustomBlending,
  FloatType,
  GLSL3,
  type IUniform,
  LinearFilter,
  Mesh,
  NearestFilter,
  NoBlending,
  OneFactor,
  Scene,
  ShaderMaterial,
  type Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { lightUniforms } from './light-uniforms.ts'

const triangle = new BufferGeometry()
triangle.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3))
const mesh = new Mesh(triangle)
mesh.frustumCulled = false
const whole = new Scene()
whole.add(mesh)
const camera = new Camera()

/** A material that is drawn over a whole target; `at` runs from 0 to 1 from its lower left. */
export function screenMaterial(main: string, uniforms: Record<string, IUniform> = {}): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader:
      'out vec2 at; void main() { at = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 1.0, 1.0); }',
    fragmentShader: `precision highp float; precision highp int; in vec2 at; layout(location = 0) out highp vec4 light;\n${main}`,
    uniforms: { ...lightUniforms, ...uniforms },
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  })
}

/** Draws a material over a whole target, or over the canvas. */
export function screen(renderer: WebGLRenderer, material: ShaderMaterial, target: WebGLRenderTarget | null): void {
  mesh.material = material
  renderer.setRenderTarget(target)
  renderer.render(whole, camera)
}

/** Makes a material add to what is in its target. */
export function adding(material: ShaderMaterial): ShaderMaterial {
  material.blending = CustomBlending
  material.blendEquation = AddEquation
  material.blendSrc = OneFactor
  material.blendDst = OneFactor
  return material
}

/** A target of floats without depth. */
export function floatTarget(width: number, height: number): WebGLRenderTarget {
  return new WebGLRenderTarget(width, height, {
    type: FloatType,
    depthBuffer: false,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
}

/** A target of floats with nothing in it. */
export function emptied(renderer: WebGLRenderer, { x, y }: Vector2): WebGLRenderTarget {
  const target = floatTarget(x, y)
  target.texture.minFilter = LinearFilter
  target.texture.magFilter = LinearFilter
  renderer.setRenderTarget(target)
  renderer.setClearColor(0, 0)
  renderer.clear()
  return target
}
