import { facing, houseRig, type Rig } from '../renderer/rig.ts'

const warm = (light: number): [number, number, number] => [light * 1.02, light, light * 0.965]
const cool = (light: number): [number, number, number] => [light * 0.98, light, light * 1.02]

/** The house's lamps for cloth before a wall: a window at the upper left that rakes over its folds, and little against it. */
export const garmentRig: Rig = {
  ...houseRig,
  panels: [
    facing([-900, 560, -480], 720, 520, warm(4.2), 0.8),
    facing([-200, 950, -300], 520, 400, warm(1.6), 0.9),
    facing([900, 520, 200], 200, 520, cool(2.2), 0.7),
    facing([100, 520, 900], 520, 160, cool(1.6), 0.6),
  ],
}
