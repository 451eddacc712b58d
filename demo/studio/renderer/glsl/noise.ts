/**
 * `vec4 pebble(place)`: round cells that touch, about one per unit: which way they rise (xyz) and how high they are, from
 * 0 to 1 (w).
 */
export const pebbles = /* glsl */ `
uniform highp sampler3D pebbles;

const mat3 askew = mat3(0.36, 0.48, -0.8, -0.8, 0.6, 0.0, 0.48, 0.64, 0.6);

vec4 pebble(vec3 place) {
  vec4 found = texture(pebbles, askew * place / 8.0);
  return vec4((found.xyz * 2.0 - 1.0) * askew, found.w);
}
`

/** `float cloud(place)`: smooth noise from -1 to 1, about one feature per unit; `vec3 cloud3(place)`: three of them. */
export const noise = /* glsl */ `
uniform highp sampler3D clouds;

vec3 cloud3(vec3 place) {
  vec3 cell = floor(place);
  vec3 part = place - cell;
  part = part * part * (3.0 - 2.0 * part);
  return texture(clouds, (cell + part + 0.5) / 32.0).rgb * 2.0 - 1.0;
}

float cloud(vec3 place) {
  return cloud3(place).x;
}

float layered(vec3 place) {
  return cloud(place) * 0.55 + cloud3(place * 2.03 + 7.1).y * 0.3 + cloud3(place * 4.1 + 3.3).z * 0.15;
}
`
