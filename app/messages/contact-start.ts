import { contactMessages } from '#messages/en-US/contact.ts'

/** The fields that a link to the contact page fills in. */
export interface ContactStart {
  department: string
  subject: string
}

/** Reads the link of an order's page: `?about=return&order=AB-100203` starts a return, `about=order` asks about the order. */
export function contactStart(query: URLSearchParams): ContactStart {
  const order = query.get('order') ?? ''
  if (!/^[\w-]{1,40}$/.test(order)) return { department: '', subject: '' }
  return query.get('about') === 'return'
    ? { department: 'Returns', subject: contactMessages.aboutReturn(order) }
    : { department: 'Other', subject: contactMessages.aboutOrder(order) }
}
