import { data } from 'react-router'
import { refusalWith } from '#app/refusal-of.ts'
import type { FormAnswer } from '#contract/check-form.ts'
import type { Api } from '#contract/index.ts'
import { ownValue } from '#contract/own-value.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'

/** The result of a form on a message's page. */
export interface MessageAnswer {
  isDone: boolean
  message: string
  /** A refused reply, with its text. */
  reply?: FormAnswer
}

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Handles the forms of a message's page: closing and reopening, and a reply sent without JavaScript. */
export async function answerMessage({ messages }: Api, messageId: string, form: FormData) {
  const text = textIn(form, 'text')
  const intent = textIn(form, 'intent')
  const changes: Record<string, () => Promise<{ message: string }>> = {
    reply: () =>
      messages.replyToMessage({
        messageId,
        text,
        repliesSeen: Number(textIn(form, 'repliesSeen') || Number.NaN),
      }),
    close: () => messages.closeMessage({ messageId }),
    reopen: () => messages.reopenMessage({ messageId }),
  }
  const change = ownValue(changes, intent)
  try {
    const message = change ? (await change()).message : adminFormsMessages.notHere
    return data<MessageAnswer>({ isDone: change !== undefined, message }, { status: change ? 200 : 400 })
  } catch (error) {
    const refused = refusalWith(error)
    if (!refused) throw error
    const { message, status } = refused
    const reply = { errors: { text: message }, sentence: message, values: { text } }
    return data<MessageAnswer>({ isDone: false, message, ...(intent === 'reply' && { reply }) }, { status })
  }
}
