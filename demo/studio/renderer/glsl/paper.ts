/** `toLight` and `toScreen`: from what a screen is sent to linear light and back. */
export const screenLight = /* glsl */ `
vec3 toLight(vec3 value) {
  return mix(value / 12.92, pow((value + 0.055) / 1.055, vec3(2.4)), step(0.04045, value));
}

vec3 toScreen(vec3 light) {
  return mix(light * 12.92, 1.055 * pow(max(light, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, light));
}
`

/**
 * `vec3 paper(x, y)`: seamless paper, a wall that runs softly into the floor, for a place in the image from its upper
 * left; brighter towards the window there. Its warmth is of whole steps of eight-bit chroma: encoders round anything
 * between into visible bands.
 */
export const paper = /* glsl */ `
uniform float horizon;
uniform vec3 wallColor;
uniform vec3 floorColor;
${screenLight}
vec3 paper(float x, float y) {
  vec3 wall = mix(vec3(0.8469, 0.7991, 0.7231), vec3(0.7758, 0.7157, 0.6240), smoothstep(0.0, horizon, y));
  vec3 floor = mix(vec3(0.8308, 0.7758, 0.6939), vec3(0.7231, 0.6514, 0.5520), smoothstep(horizon, 1.0, y));
  vec3 ground = mix(wall, floor, smoothstep(horizon - 0.07, horizon + 0.07, y));
  float away = length(vec2((x - 0.28) * 0.9, (y - 0.3) * 1.1));
  float glow = 1.06 - 0.18 * smoothstep(0.0, 1.05, away);
  float bright = toScreen(vec3(dot(ground, vec3(0.2126, 0.7152, 0.0722)) * glow)).x;
  vec3 color = mix(wallColor, floorColor, smoothstep(horizon - 0.07, horizon + 0.07, y));
  return toLight(bright + vec3(5.6, -0.8, -10.6) / 255.0) * color;
}
`
