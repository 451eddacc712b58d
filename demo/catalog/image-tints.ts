import tints from './image-tints.json' with { type: 'json' }

/** Average color of each image, written by `demo/studio/render.ts`. */
export const imageTints: Record<string, string> = tints
