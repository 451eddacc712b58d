/** How many lamps' shadows stand beside each other on one sheet, and how many one exposure carries in all. */
export const lampsAcross = 4
export const lampsPerExposure = lampsAcross ** 2

/** `float chance(seed)`: evenly from 0 to 1, another for each pixel, exposure and seed. */
export const chance = /* glsl */ `
uniform float exposureIndex;

float chance(float seed) {
  uvec2 cell = uvec2(gl_FragCoord.xy);
  uint state = cell.x * 1973u + cell.y * 9277u + uint(exposureIndex) * 26699u + uint(seed) * 7919u + 1u;
  state ^= state >> 16;
  state *= 0x7feb352du;
  state ^= state >> 15;
  state *= 0x846ca68bu;
  state ^= state >> 16;
  return float(state) / 4294967296.0;
}
`

/** How many of them light polished objects; matte ones and the ground, which show every shadow, get all. */
const lampsOnPolish = 4

const sheet = /* glsl */ `
uniform mat4 lampView[${lampsPerExposure}];
uniform vec3 lampToward[${lampsPerExposure}];
uniform vec3 lampLight[${lampsPerExposure}];
uniform sampler2D shadowTint;
uniform float shadowTexel;

vec2 onSheet(int lamp, vec2 seen) {
  return (seen + vec2(float(lamp % ${lampsAcross}), float(lamp / ${lampsAcross}))) / ${lampsAcross.toFixed(1)};
}
`

/**
 * `vec3 passing(lamp, place, normal, shaken())`: the share of the light of one of this exposure's lamps that comes to a
 * place; shadows are sharp, exposures add up to soft ones. `vec3 received(place, normal)`: the light of these lamps, 1 on
 * open ground. `open` is then the share of that light which nothing keeps away.
 */
export const lightOnThings = lightOf(lampsOnPolish)
export const lightOnMatte = lightOf(lampsPerExposure)

function lightOf(lamps: number): string {
  return /* glsl */ `
${sheet}
uniform highp sampler2D shadowDepth;
float open = 1.0;

vec2 shaken() {
  return (vec2(chance(1.0), chance(2.0)) - 0.5) * shadowTexel * 1.6;
}

vec3 passing(int i, vec3 place, vec3 normal, vec2 shake) {
  vec3 seen = (lampView[i] * vec4(place + normal * 0.3 + lampToward[i] * 0.25, 1.0)).xyz;
  if (seen.x <= 0.003 || seen.x >= 0.997 || seen.y <= 0.003 || seen.y >= 0.997) return vec3(1.0);
  vec2 at = onSheet(i, seen.xy) + shake;
  return texture(shadowTint, at).rgb * step(seen.z, texture(shadowDepth, at).r);
}

vec3 received(vec3 place, vec3 normal) {
  vec3 sum = vec3(0.0);
  float whole = 0.0001;
  float left = 0.0001;
  vec2 shake = shaken();
  for (int i = 0; i < ${lamps}; i++) {
    float share = dot(normal, lampToward[i]);
    if (share <= 0.0) continue;
    vec3 lit = passing(i, place, normal, shake);
    sum += lampLight[i] * lit * share;
    whole += lampLight[i].g * share;
    left += lampLight[i].g * share * lit.g;
  }
  open = left / whole;
  return sum * ${(lampsPerExposure / lamps).toFixed(1)};
}
`
}

/** `vec3 veiled(place)`: how much of the light on the ground comes freely, through panes, and through bodies. */
export const lightOnGround = /* glsl */ `
${sheet}
vec3 veiled(vec3 place) {
  vec3 sum = vec3(0.0);
  vec2 shake = (vec2(chance(1.0), chance(2.0)) - 0.5) * shadowTexel * 1.6;
  for (int i = 0; i < ${lampsPerExposure}; i++) {
    if (lampToward[i].y <= 0.0) continue;
    vec3 seen = (lampView[i] * vec4(place, 1.0)).xyz;
    vec3 left = vec3(1.0);
    if (seen.x > 0.003 && seen.x < 0.997 && seen.y > 0.003 && seen.y < 0.997) {
      left = texture(shadowTint, onSheet(i, seen.xy) + shake).rgb;
    }
    vec3 ways = vec3(left.r * left.b, (1.0 - left.r) * left.b, 1.0 - left.b) * left.g;
    sum += ways * dot(lampLight[i], vec3(0.2126, 0.7152, 0.0722)) * lampToward[i].y;
  }
  return sum;
}
`
