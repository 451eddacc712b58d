import { contactMessages } from '#messages/en-US/contact.ts'
import { ownValue } from '../own-value.ts'

/** The departments a message can be addressed to. Source: spec section 9. */
export const departments = ['Sales', 'Returns', 'Address Change', 'Other'] as const

/** A department as a shopper reads it. */
export function departmentName(department: string): string {
  return ownValue<string>(contactMessages.departments, department) ?? department
}
