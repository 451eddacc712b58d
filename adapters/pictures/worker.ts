import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { develop } from './develop.ts'
import type { PictureTask } from './pictures.ts'
import { resize } from './resize.ts'

/** A process that works on one picture after the other, for as long as the shop that started it is there. */

// One core is left to the shop itself.
sharp.concurrency(Math.max(1, availableParallelism() - 1))

process.on('message', async (task: PictureTask) => process.send?.(await workOn(task)))
process.on('disconnect', () => process.exit(0))

function workOn(task: PictureTask) {
  if (task.do === 'develop') return develop(task.file)
  return resize(task.master, task.width, task.format).catch(() => null)
}
