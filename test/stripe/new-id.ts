import { randomBytes } from 'node:crypto'

export const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString('hex')}`
