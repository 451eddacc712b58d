/** How many panels a rig may have; the rest stay dark. */
export const panelCount = 8

/** Above the ground in millimeters, from where the studio is seen. */
const middleHeight = 18

/** Roughness of each image of the studio that materials look objects up in, and how many pixels wide it is. */
export const mirrorRoughness = [0.03, 0.12, 0.7, 0.35] as const
export const mirrorSize = 1024

/**
 * `vec3 studio(place, direction, level)`: the same, looked up in the images of the studio (an octahedron unfolded to a
 * square, side by side), moved for where the place lies, and darker where the ground close to the products is met.
 */
export const environment = /* glsl */ `
uniform sampler2D mirrors;
uniform vec4 footprint;

vec3 studio(vec3 place, vec3 ray, float level) {
  vec3 way = ray + (place - vec3(0.0, ${middleHeight.toFixed(1)}, 0.0)) * 0.0011;
  way /= abs(way.x) + abs(way.y) + abs(way.z);
  vec2 folded = way.y >= 0.0 ? way.xz : (1.0 - abs(way.zx)) * vec2(way.x < 0.0 ? -1.0 : 1.0, way.z < 0.0 ? -1.0 : 1.0);
  vec2 at = clamp(folded * 0.5 + 0.5, 0.002, 0.998);
  vec3 light = texture(mirrors, vec2((at.x + level) / ${mirrorRoughness.length.toFixed(1)}, at.y)).rgb;
  if (ray.y < 0.0) {
    vec2 near = (place.xz + ray.xz * max(place.y, 0.0) / max(-ray.y, 0.05) - footprint.xy) / footprint.zw;
    light *= 1.0 - 0.62 * exp(-dot(near, near) * 1.6) * smoothstep(70.0, 0.0, place.y) * smoothstep(0.0, -0.2, ray.y);
  }
  return light;
}
`

/**
 * `vec3 traced(direction, roughness)`: the light that a ray from where the products are meets in the studio. A rough
 * surface sees panels with soft edges instead of sharp ones, so that no ray has to be scattered by chance.
 */
export const tracedLight = /* glsl */ `
uniform vec3 panelCenter[${panelCount}];
uniform vec3 panelAcross[${panelCount}];
uniform vec3 panelUp[${panelCount}];
uniform vec3 panelLight[${panelCount}];
uniform float panelEdge[${panelCount}];
uniform vec3 roomFloor;
uniform vec3 roomWall;
uniform vec3 roomDark;
uniform vec3 roomCeiling;

vec3 room(vec3 ray, float rough) {
  float soft = 0.06 + rough * 0.6;
  float back = smoothstep(-0.35 - soft, 0.5 + soft, -ray.z);
  vec3 side = mix(roomDark, roomWall, back);
  float high = smoothstep(0.15, 0.75 + soft, ray.y);
  vec3 above = mix(side, roomCeiling, high);
  vec2 hit = ray.xz * ${middleHeight.toFixed(1)} / max(-ray.y, 0.02);
  float fade = smoothstep(1500.0, 300.0, length(hit - vec2(0.0, -250.0)));
  vec3 below = roomFloor * mix(0.34, 1.0, fade);
  return mix(above, below, smoothstep(soft, -soft, ray.y + 0.03));
}

vec3 traced(vec3 ray, float rough) {
  vec3 light = room(ray, rough);
  for (int i = 0; i < ${panelCount}; i++) {
    vec3 across = panelAcross[i];
    vec3 up = panelUp[i];
    float wide = dot(across, across);
    if (wide == 0.0) continue;
    float high = dot(up, up);
    vec3 facing = cross(up, across) * inversesqrt(wide * high);
    vec3 to = panelCenter[i] - vec3(0.0, ${middleHeight.toFixed(1)}, 0.0);
    float away = dot(ray, facing);
    float far = dot(to, facing) / away;
    if (away > -0.001 || far < 0.0) continue;
    vec3 at = ray * far - to;
    vec2 share = vec2(dot(at, across) / wide, dot(at, up) / high);
    vec2 blur = vec2(panelEdge[i] * 0.5) + rough * far * inversesqrt(vec2(wide, high)) * 0.9 + 0.01;
    vec2 inside = smoothstep(1.0 + blur, 1.0 - blur, abs(share)) / (1.0 + rough * blur * 0.5);
    float hot = 1.0 - 0.35 * panelEdge[i] * min(1.0, dot(share, share));
    light = mix(light, panelLight[i] * hot, inside.x * inside.y);
  }
  return light;
}
`
