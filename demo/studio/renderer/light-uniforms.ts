import {
  Data3DTexture,
  type IUniform,
  LinearFilter,
  Matrix4,
  RepeatWrapping,
  RGBAFormat,
  Vector3,
  Vector4,
} from 'three'
import { randomFrom } from '../../random-from.ts'
import { panelCount } from './glsl/environment.ts'
import { lampsPerExposure } from './glsl/light-on.ts'
import { pebbleTexture } from './pebbles.ts'
import type { Rig } from './rig.ts'

/** What every material of an image shares; one set for the page, filled again for each image and exposure. */
export const lightUniforms = {
  panelCenter: { value: vectors(panelCount) },
  panelAcross: { value: vectors(panelCount) },
  panelUp: { value: vectors(panelCount) },
  panelLight: { value: vectors(panelCount) },
  panelEdge: { value: new Array<number>(panelCount).fill(0) },
  roomFloor: { value: new Vector3() },
  roomWall: { value: new Vector3() },
  roomDark: { value: new Vector3() },
  roomCeiling: { value: new Vector3() },
  /** Where the products stand: the middle and the half widths, x and z. */
  footprint: { value: new Vector4(0, 0, 1, 1) },
  lampView: { value: Array.from({ length: lampsPerExposure }, () => new Matrix4()) },
  lampToward: { value: vectors(lampsPerExposure) },
  lampLight: { value: vectors(lampsPerExposure) },
  mirrors: { value: null },
  shadowDepth: { value: null },
  shadowTint: { value: null },
  shadowTexel: { value: 0 },
  exposureIndex: { value: 0 },
  clouds: { value: cloudTexture() },
  pebbles: { value: pebbleTexture() },
  /** What stands behind the objects that let light through, as far as it has been exposed. */
  behind: { value: null },
  worldToBehind: { value: new Matrix4() },
} satisfies Record<string, IUniform>

/** Sets up the lamps of a rig. */
export function setUp(rig: Rig): void {
  for (let index = 0; index < panelCount; index++) {
    const panel = rig.panels[index]
    lightUniforms.panelCenter.value[index]?.copy(panel?.center ?? nothing)
    lightUniforms.panelAcross.value[index]?.copy(panel?.across ?? nothing)
    lightUniforms.panelUp.value[index]?.copy(panel?.up ?? nothing)
    lightUniforms.panelLight.value[index]?.set(...(panel?.light ?? [0, 0, 0]))
    lightUniforms.panelEdge.value[index] = panel?.edge ?? 0
  }
  lightUniforms.roomFloor.value.set(...rig.floor)
  lightUniforms.roomWall.value.set(...rig.wall)
  lightUniforms.roomDark.value.set(...rig.dark)
  lightUniforms.roomCeiling.value.set(...rig.ceiling)
}

const nothing = new Vector3()

function vectors(count: number): Vector3[] {
  return Array.from({ length: count }, () => new Vector3())
}

function cloudTexture(): Data3DTexture {
  const size = 32
  const random = randomFrom('clouds')
  const values = Uint8Array.from({ length: size ** 3 * 4 }, () => Math.floor(random(0, 256)))
  const texture = new Data3DTexture(values, size, size, size)
  texture.format = RGBAFormat
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.wrapR = RepeatWrapping
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return texture
}
