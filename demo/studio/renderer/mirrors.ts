import { HalfFloatType, LinearFilter, type WebGLRenderer, WebGLRenderTarget } from 'three'
import { mirrorRoughness, mirrorSize, tracedLight } from './glsl/environment.ts'
import { lightUniforms } from './light-uniforms.ts'
import type { Rig } from './rig.ts'
import { screen, screenMaterial } from './screen.ts'

const looking = screenMaterial(/* glsl */ `
${tracedLight}
void main() {
  float level = floor(at.x * ${mirrorRoughness.length.toFixed(1)});
  vec2 folded = vec2(fract(at.x * ${mirrorRoughness.length.toFixed(1)}), at.y) * 2.0 - 1.0;
  vec3 ray = vec3(folded.x, 1.0 - abs(folded.x) - abs(folded.y), folded.y);
  if (ray.y < 0.0) ray.xz = (1.0 - abs(ray.zx)) * vec2(ray.x < 0.0 ? -1.0 : 1.0, ray.z < 0.0 ? -1.0 : 1.0);
  float rough = float[](${mirrorRoughness.join()})[int(level)];
  light = vec4(traced(normalize(ray), rough), 1.0);
}
`)

const target = new WebGLRenderTarget(mirrorSize * mirrorRoughness.length, mirrorSize, {
  type: HalfFloatType,
  depthBuffer: false,
  minFilter: LinearFilter,
  magFilter: LinearFilter,
})

let taken: Rig | null = null

/** Takes the images of the studio that the products mirror, unless they are those of the last time. */
export function takeMirrors(renderer: WebGLRenderer, rig: Rig): void {
  if (taken === rig) return
  taken = rig
  screen(renderer, looking, target)
  lightUniforms.mirrors.value = target.texture as never
}
