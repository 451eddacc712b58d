import { type ShaderMaterial, type Texture, Vector3, Vector4 } from 'three'
import { chance, lightOnGround } from './glsl/light-on.ts'
import { paper, screenLight } from './glsl/paper.ts'
import type { StudioScene } from './scene.ts'
import { screenMaterial } from './screen.ts'

/** How the lamps of one exposure light the ground in a part of the image: freely, through panes, through bodies. */
export function groundLight(part: Vector4): ShaderMaterial {
  return screenMaterial(
    /* glsl */ `
${chance}
${lightOnGround}
uniform vec4 part;
uniform mat4 screenToWorld;
uniform vec3 eye;

void main() {
  vec4 far = screenToWorld * vec4(at * 2.0 - 1.0, 1.0, 1.0);
  vec3 ray = normalize(far.xyz / far.w - eye);
  vec3 share = vec3(1.0, 0.0, 0.0);
  if (ray.y < -0.001) {
    vec3 place = eye + ray * (eye.y / -ray.y);
    vec2 inside = min(at + vec2(lessThan(part.xy, vec2(-0.999))), 1.0 - at + vec2(greaterThan(part.zw, vec2(0.999))));
    vec2 open = smoothstep(vec2(0.0), vec2(0.07), inside);
    float kept = open.x * open.y * smoothstep(520.0, 200.0, length(place.xz));
    // Low lamps draw the grid of their sheet on the ground; a little unrest takes it away.
    place.xz += (vec2(chance(3.0), chance(4.0)) - 0.5) * 1.8;
    share = mix(share, veiled(place), kept);
  }
  light = vec4(share, 1.0);
}
`,
    { part: { value: part }, screenToWorld: { value: null }, eye: { value: null } },
  )
}

/** Paper, or one even tone, in the light that was summed up for the ground; all that the sum does not reach is open. */
export function backdrop(
  groundLight: Texture,
  part: Vector4,
  scene: StudioScene,
  ground: 'paper' | 'white' | 'black',
): ShaderMaterial {
  return screenMaterial(
    /* glsl */ `
${paper}
uniform sampler2D image;
uniform vec4 part;
uniform vec3 throughPane;
uniform vec3 throughBody;
uniform float even;

void main() {
  vec2 place = (at * 2.0 - 1.0 - part.xy) / (part.zw - part.xy);
  vec3 share = vec3(1.0);
  if (all(greaterThanEqual(place, vec2(0.0))) && all(lessThanEqual(place, vec2(1.0)))) {
    vec2 step = 1.0 / vec2(textureSize(image, 0));
    vec4 sum = texture(image, place) * 2.0;
    for (int i = 0; i < 14; i++) {
      float around = float(i) * 2.399963;
      sum += texture(image, place + vec2(cos(around), sin(around)) * step * (0.7 + float(i) * 0.13));
    }
    share = (sum.r + sum.g * throughPane + sum.b * throughBody) / sum.a;
  }
  light = vec4((even < 0.0 ? paper(at.x, 1.0 - at.y) : vec3(even)) * share, 1.0);
}
`,
    {
      image: { value: groundLight },
      part: { value: part },
      throughPane: { value: new Vector3(...scene.veils.pane) },
      throughBody: { value: new Vector3(...scene.veils.body) },
      even: { value: { paper: -1, white: 1, black: 0 }[ground] },
      horizon: { value: scene.horizon },
      wallColor: { value: new Vector3(...(scene.ground?.wall ?? [1, 1, 1])) },
      floorColor: { value: new Vector3(...(scene.ground?.floor ?? [1, 1, 1])) },
    },
  )
}

/** Part of an image, as it is. */
export function copied(image: Texture, part = new Vector4(-1, -1, 1, 1)): ShaderMaterial {
  return screenMaterial(
    /* glsl */ `
uniform sampler2D image;
uniform vec4 part;
void main() {
  light = vec4(texture(image, mix(part.xy, part.zw, at) * 0.5 + 0.5).rgb, 1.0);
}
`,
    { image: { value: image }, part: { value: part } },
  )
}

const laidOver = /* glsl */ `
uniform sampler2D image;
uniform sampler2D products;
uniform vec4 part;

vec3 seenAt(vec2 at) {
  vec2 place = (at * 2.0 - 1.0 - part.xy) / (part.zw - part.xy);
  bool inside = all(greaterThanEqual(place, vec2(0.0))) && all(lessThanEqual(place, vec2(1.0)));
  vec4 sum = inside ? texture(products, place) : vec4(texture(image, at).rgb, 1.0);
  return sum.rgb / sum.a;
}
`

/** The exposed products over the open ground, in linear light. */
export function laying(open: Texture, products: Texture, part: Vector4): ShaderMaterial {
  return screenMaterial(`${laidOver}void main() { light = vec4(seenAt(at), 1.0); }`, {
    image: { value: open },
    products: { value: products },
    part: { value: part },
  })
}

/** What the eye may see of it: straight up to paper, a soft shoulder above, fine grain. */
export function printing(open: Texture, products: Texture, part: Vector4): ShaderMaterial {
  return screenMaterial(
    /* glsl */ `
${chance}
${screenLight}
${laidOver}
void main() {
  vec3 seen = seenAt(at);
  vec3 over = max(seen - 0.9, 0.0);
  seen = toScreen(mix(seen, 0.9 + 0.1 * over / (over + 0.1), step(0.9, seen)));
  float grain = chance(11.0) + chance(12.0) + chance(13.0) - 1.5;
  light = vec4(clamp(seen + grain * 2.2 / 255.0, 0.0, 1.0), 1.0);
}
`,
    { image: { value: open }, products: { value: products }, part: { value: part } },
  )
}
