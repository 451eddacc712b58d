import { defineMessages } from '../define-messages.ts'

export const frameMessages = defineMessages('frame', {})
