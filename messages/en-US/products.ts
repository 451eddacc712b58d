import { defineMessages } from '../define-messages.ts'

export const productsMessages = defineMessages('products', {})
