import { defineMessages } from '../define-messages.ts'

/** Shown by pages that work only with JavaScript, when it is off. */
export const needsScriptMessages = defineMessages('needs-script', {
  note: <Node>(link: (text: string) => Node) => [
    'This page needs JavaScript. Please turn it on in your browser, or ',
    link('contact us'),
    '.',
  ],
})
