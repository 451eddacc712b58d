import { data } from 'react-router'
import { refusalWith } from '#app/refusal-of.ts'
import type { Api } from '#contract/index.ts'

/** What came of a form of a message's page; a reply that was refused comes back as it was typed. */
export interface MessageAnswer {
  isDone: boolean
  message: string
  typed: string
}

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Does what a form of a message's page asks for, with JavaScript and without. */
export async function answerMessage({ messages }: Api, messageId: string, form: FormData) {
  const typed = textIn(form, 'text')
  const changes: Record<string, () => Promise<{ message: string }>> = {
    reply: () =>
      messages.replyToMessage({
        messageId,
        text: typed,
        repliesSeen: Number(textIn(form, 'repliesSeen') || Number.NaN),
      }),
    close: () => messages.closeMessage({ messageId }),
    reopen: () => messages.reopenMessage({ messageId }),
  }
  const change = changes[textIn(form, 'intent')]
  try {
    const message = change ? (await change()).message : 'This cannot be done here.'
    return data<MessageAnswer>({ isDone: change !== undefined, message, typed }, { status: change ? 200 : 400 })
  } catch (error) {
    const refused = refusalWith(error)
    if (!refused) throw error
    return data<MessageAnswer>({ isDone: false, message: refused.message, typed }, { status: refused.status })
  }
}
