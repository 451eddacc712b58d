/** The names of the demo's logo, icon and drawing of a frame, which say the hash of their content. */
export const demoMarks = [
  'fpvO8E9p971JUcuJqAhO2C-276x104.svg',
  'EIROYrFEqM3NZ_jNHnQzXN-64x64.svg',
  '0pNaYiQkXnXHK4YkNCPlal-420x132.svg',
] as const

export const isDemoMark = (name: string): boolean => demoMarks.some((mark) => mark === name)
