/** The names of the demo's logo and icon, which say the hash of their content. */
export const demoMarks = ['fpvO8E9p971JUcuJqAhO2C-276x104.svg', 'EIROYrFEqM3NZ_jNHnQzXN-64x64.svg'] as const

export const isDemoMark = (name: string): boolean => demoMarks.some((mark) => mark === name)
