import * as z from 'zod/mini'
import { call } from './call.ts'
import { emailText, line, paragraphs } from './typed-text.ts'

const message = z.object({ message: z.string() })
const email = z._default(emailText.check(z.trim()), '')
/** A field of the form that may be left empty as far as the schema goes; the operation says what is missing. */
const filled = (max: number) => z._default(line(max).check(z.trim()), '')

export const requests = {
  userRequests: call({
    method: 'POST',
    path: 'userRequests',
    access: 'anyone',
    limit: 'contact',
    summary: 'A message to the shop.',
    payload: z.object({
      name: filled(80),
      phone: filled(40),
      email,
      department: filled(40),
      subject: filled(150),
      message: z._default(paragraphs(5_000).check(z.trim()), ''),
      /** A field that people do not see; whatever fills it is a machine and gets the same answer. */
      website: filled(200),
    }),
    response: z.object({ msg: z.string(), message: z.string() }),
  }),

  newsletter: call({
    method: 'POST',
    path: 'newsletter',
    access: 'anyone',
    limit: 'newsletter',
    summary: 'Subscribes an address to the newsletter.',
    payload: z.object({ email }),
    response: message,
  }),

  deactivateNewsletter: call({
    method: 'PUT',
    path: 'deactivateNewsletter',
    access: 'anyone',
    limit: 'unsubscribe',
    summary: 'Unsubscribes a signed address at once; a bare one gets a mail with a signed link.',
    payload: z.object({ email: z._default(line(600).check(z.trim()), '') }),
    response: message,
  }),

  notifyMe: call({
    method: 'POST',
    path: 'notifyMe',
    access: 'anyone',
    limit: 'notifyMe',
    summary: 'Asks for a mail when a variant can be bought again.',
    payload: z.object({
      productId: z.uuid(),
      /** What was chosen; null stands for whichever comes back first. */
      selectedColor: z._default(z.nullable(line(60)), null),
      selectedSize: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(10_000))), null),
      selectedProductName: z.optional(z.unknown()),
      email,
    }),
    response: message,
  }),
}
