import type { ShaderMaterial, Texture, Vector4 } from 'three'
import { chance, lightOn } from './glsl/light-on.ts'
import { paper, screenLight } from './glsl/paper.ts'
import { screenMaterial } from './screen.ts'

/** What the lamps of one exposure give the ground in a part of the picture, 1 where nothing keeps them from it. */
export function groundLight(part: Vector4): ShaderMaterial {
  return screenMaterial(
    /* glsl */ `
${chance}
${lightOn('ground')}
uniform vec4 part;
uniform mat4 screenToWorld;
uniform vec3 eye;

void main() {
  vec4 far = screenToWorld * vec4(at * 2.0 - 1.0, 1.0, 1.0);
  vec3 ray = normalize(far.xyz / far.w - eye);
  vec3 share = vec3(1.0);
  if (ray.y < -0.001) {
    vec3 place = eye + ray * (eye.y / -ray.y);
    // Low lamps draw the grid of their sheet on the ground; a little unrest takes it away.
    place.xz += (vec2(chance(3.0), chance(4.0)) - 0.5) * 1.8;
    vec2 inside = min(at + vec2(lessThan(part.xy, vec2(-0.999))), 1.0 - at + vec2(greaterThan(part.zw, vec2(0.999))));
    vec2 open = smoothstep(vec2(0.0), vec2(0.07), inside);
    share = received(place, vec3(0.0, 1.0, 0.0));
    share = mix(vec3(1.0), share, open.x * open.y * smoothstep(520.0, 200.0, length(place.xz)));
  }
  light = vec4(share, 1.0);
}
`,
    { part: { value: part }, screenToWorld: { value: null }, eye: { value: null } },
  )
}

/** The paper in the light that was summed up for the ground. */
export function backdrop(groundLight: Texture, part: Vector4, horizon: number): ShaderMaterial {
  return screenMaterial(
    /* glsl */ `
${paper}
uniform sampler2D picture;
uniform vec4 part;

void main() {
  vec2 whole = mix(part.xy, part.zw, at) * 0.5 + 0.5;
  vec2 step = 1.0 / vec2(textureSize(picture, 0));
  vec4 sum = texture(picture, at) * 2.0;
  for (int i = 0; i < 14; i++) {
    float around = float(i) * 2.399963;
    sum += texture(picture, at + vec2(cos(around), sin(around)) * step * (0.7 + float(i) * 0.13));
  }
  light = vec4(paper(whole.x, 1.0 - whole.y) * sum.rgb / sum.a, 1.0);
}
`,
    { picture: { value: groundLight }, part: { value: part }, horizon: { value: horizon } },
  )
}

/** From the sum of all exposures to what the eye may see: straight below, a soft shoulder for what is brighter than paper. */
export function developing(sum: Texture): ShaderMaterial {
  return screenMaterial(
    /* glsl */ `
${screenLight}
uniform sampler2D picture;
void main() {
  vec4 all = texture(picture, at);
  vec3 seen = all.rgb / all.a;
  vec3 over = max(seen - 0.84, 0.0);
  light = vec4(toScreen(mix(seen, 0.84 + 0.16 * over / (over + 0.16), step(0.84, seen))), 1.0);
}
`,
    { picture: { value: sum } },
  )
}

/** The whole picture: paper, and the exposed part in its place, with a fine grain. */
export function printing(picture: Texture, part: Vector4, horizon: number): ShaderMaterial {
  return screenMaterial(
    /* glsl */ `
${chance}
${paper}
uniform sampler2D picture;
uniform vec4 part;

void main() {
  vec2 place = ((at * 2.0 - 1.0) - part.xy) / (part.zw - part.xy);
  bool inside = all(greaterThanEqual(place, vec2(0.0))) && all(lessThanEqual(place, vec2(1.0)));
  vec3 seen = inside ? texture(picture, place).rgb : toScreen(paper(at.x, 1.0 - at.y));
  float grain = chance(11.0) + chance(12.0) + chance(13.0) - 1.5;
  light = vec4(clamp(seen + grain * 2.2 / 255.0, 0.0, 1.0), 1.0);
}
`,
    {
      picture: { value: picture },
      part: { value: part },
      horizon: { value: horizon },
    },
  )
}
