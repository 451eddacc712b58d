import { Group, Matrix4 } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { fromHex } from '../relief/color.ts'
import { jewelryRig as rig } from '../renderer/jewelry-rig.ts'
import { matte } from '../renderer/materials/matte.ts'
import { part, productShot } from '../renderer/product-shot.ts'
import type { StudioScene } from '../renderer/scene.ts'
import { hoopModel, hoopReach } from './hoop-model.ts'
import { signetModel } from './signet-model.ts'

/** The signet ring in a stand, its face to us (1), lying on its side (2), its oval close up (3). */
export function signetShot(_: string, image: number): StudioScene {
  const shadow = `MG-F-309 ${image}`
  if (image === 2) {
    const { ring } = signetModel(turned(79, 0, 20))
    return productShot(ring, shadow, { rig, pitch: 24, fill: 0.58, middle: [0.5, 0.53] })
  }
  if (image === 1) {
    const objects = new Group().add(signetModel(turned(9, 0, -24), 0.9).ring, stand([92, 20, 52], -24))
    return productShot(objects, shadow, { rig, pitch: 24, fill: 0.5, middle: [0.5, 0.5] })
  }
  const { ring, face } = signetModel(turned(24, 0, -30), 0.65)
  return productShot(ring, shadow, { rig, pitch: 30, place: [face.x, face.y - 8, face.z], across: 92, opening: 2.4 })
}

/** Two hoops in a stand (1), one lying upon the other (2), the polish of one close up (3). */
export function hoopsShot(color: string, image: number): StudioScene {
  const name = color === 'Silver' ? 'Silver' : 'Gold'
  const shadow = `MG-F-308 ${image}`
  if (image === 2) {
    const lying = new Matrix4().makeTranslation(-26, 9.5, 8).multiply(turned(-90, 40, 0))
    const upon = new Matrix4().makeTranslation(34, 22, -12).multiply(turned(-78, -50, 14))
    const objects = new Group().add(hoopModel(name, lying), hoopModel(name, upon))
    return productShot(objects, shadow, { rig, pitch: 42, fill: 0.76, middle: [0.5, 0.52] })
  }
  const left = new Matrix4().makeTranslation(-58, hoopReach, 10).multiply(turned(-4, 0, 26))
  const right = new Matrix4().makeTranslation(60, hoopReach, -14).multiply(turned(3, 0, -56))
  const objects = new Group().add(hoopModel(name, left), hoopModel(name, right))
  if (image === 1) {
    objects.add(stand([264, 18, 152], -8))
    return productShot(objects, shadow, { rig, pitch: 13, fill: 0.78, middle: [0.5, 0.5] })
  }
  return productShot(objects, shadow, { rig, pitch: 16, place: [-70, 34, 20], across: 96, opening: 2.4 })
}

/** A low block of plaster with slots that hold what is round; millimeters of the studio, and degrees about the vertical. */
function stand([width, high, deep]: readonly [number, number, number], turn: number): Group {
  const block = new RoundedBoxGeometry(width, high, deep, 4, 3).translate(0, high / 2, 0)
  const plaster = matte({ albedo: fromHex('#e4dacb'), headOn: 0.025, surface: 'gloss = 0.0;' })
  const group = new Group().add(...part(block, { material: plaster, at: 'solid' }))
  group.rotation.y = (turn * Math.PI) / 180
  return group
}

/** First tipped towards us, then rolled in its own plane, then turned about the vertical; degrees. */
function turned(tip: number, roll: number, turn: number): Matrix4 {
  const radians = Math.PI / 180
  return new Matrix4()
    .makeRotationY(turn * radians)
    .multiply(new Matrix4().makeRotationX(tip * radians))
    .multiply(new Matrix4().makeRotationZ(roll * radians))
}
