import { defineMessages } from '../define-messages.ts'

export const uiMessages = defineMessages('ui', {})
