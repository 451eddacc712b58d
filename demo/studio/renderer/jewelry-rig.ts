import { Vector3 } from 'three'
import { facing, houseRig, type Panel, type Rig } from './rig.ts'

const warm = (light: number): [number, number, number] => [light * 1.02, light, light * 0.965]
const cool = (light: number): [number, number, number] => [light * 0.98, light, light * 1.02]

/** A dark card on the paper before the products, mirrored in what faces down to us. */
const card: Panel = {
  center: new Vector3(30, 0, 96),
  across: new Vector3(260, 0, 0),
  up: new Vector3(0, 0, 78),
  light: [0.17, 0.162, 0.15],
  edge: 1,
}

/** The house's lamps for polished metal: the same places, wider and dimmer so that their mirror images keep its color. */
export const jewelryRig: Rig = {
  ...houseRig,
  panels: [
    facing([-620, 760, -60], 470, 330, warm(3.6), 0.7),
    facing([780, 330, 220], 80, 460, cool(3.8), 0.35),
    facing([40, 900, 420], 620, 130, warm(2.5), 0.6),
    facing([-520, 330, 760], 150, 330, cool(3.1), 0.3),
    facing([180, 640, 1050], 520, 220, warm(1.9), 0.6),
    facing([0, 250, -1250], 1100, 380, warm(0.95), 0.8),
    card,
  ],
}
