import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { ImageTask } from './images.ts'
import { drawPng, processLogo } from './process-logo.ts'
import { processUpload } from './process-upload.ts'
import { resize } from './resize.ts'

/** A process that handles image tasks one at a time until its parent exits. */

// Leaves one core to the shop.
sharp.concurrency(Math.max(1, availableParallelism() - 1))

process.on('message', async (task: ImageTask) => process.send?.(await workOn(task)))
process.on('disconnect', () => process.exit(0))

function workOn(task: ImageTask) {
  if (task.do === 'process-upload') return processUpload(task.file)
  if (task.do === 'process-logo') return processLogo(task.file)
  if (task.do === 'draw-png') return drawPng(task.source, task.size).catch(() => null)
  return resize(task.original, task.width, task.format).catch(() => null)
}
