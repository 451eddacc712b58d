import { contactMessages } from '#messages/en-US/contact.ts'

/** The departments a message can be addressed to. Source: spec section 9. */
export const departments = ['Sales', 'Returns', 'Address Change', 'Other'] as const

/** A department as a shopper reads it. */
export function departmentName(department: string): string {
  const names: Readonly<Record<string, string>> = contactMessages.departments
  return names[department] ?? department
}
