/** In the browser a file of messages is that of the page's locale already. */
export function defineMessages<M>(_name: string, messages: M): M {
  return messages
}
