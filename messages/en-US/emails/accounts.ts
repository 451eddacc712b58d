import { defineMessages } from '../../define-messages.ts'

const accountReason = 'You are receiving this email because your account with us uses this address.'
const nothingToDo = "If it was you, you don't need to do anything."

/** The emails about an account. */
export const emailsAccountsMessages = defineMessages('emails/accounts', {
  welcome: {
    subject: 'Your account is ready',
    preview: 'Your orders, wishlist and reviews in one place.',
    welcome: (firstName: string) =>
      `Welcome, ${firstName}. With your account you can follow your orders, see your wishlist on every device and review what you buy.`,
    view: 'Go to your account',
    reason:
      "You are receiving this email because an account was created with this address. If it wasn't you, please contact us.",
  },

  accountExists: {
    subject: 'You already have an account',
    preview: 'Log in, or choose a new password.',
    exists: (firstName: string) =>
      `${firstName}, someone tried to create an account with this email address, which already has one. If it was you, log in, or choose a new password if you've forgotten yours.`,
    notYou: "If it wasn't you, you don't need to do anything. Nothing has changed.",
    logIn: 'Log in',
    reason: 'You are receiving this email because someone tried to create an account with this address.',
  },

  accountDeleted: {
    subject: 'Your account has been deleted',
    preview: 'Along with your details, wishlist and messages.',
    deleted: (firstName: string) =>
      `${firstName}, your account has been deleted, along with your details, your wishlist and your messages. Your reviews stay in the shop without your name.`,
    subscriptionsDeleted: 'Your newsletter subscription and back-in-stock requests have been deleted, too.',
    subscriptionsKept:
      'The account never confirmed that this address is its own. So a newsletter subscription or back-in-stock requests that were made with the address stay; every newsletter has a link to unsubscribe.',
    ordersKept:
      'Your orders stay in our records without your name and address. By law we keep their invoices as they were issued; only we can open them.',
    notYou: "If you didn't ask for this, please contact us right away.",
    reason: 'This is our last email. You are receiving it because this address belonged to an account with us.',
  },

  confirmAddress: {
    subject: 'Confirm your new email address',
    preview: 'Your account will use this address once you confirm it.',
    ask: (firstName: string) =>
      `${firstName}, your account will use this address once you confirm it. Until then it keeps the old one.`,
    confirm: 'Confirm this address',
    validity: 'This link works once, for one hour.',
    reason:
      "You are receiving this email because this address was entered in an account with us. If it wasn't you, ignore this email.",
  },

  addressChanging: {
    subject: 'A new email address was entered in your account',
    preview: nothingToDo,
    entered: (firstName: string) =>
      `${firstName}, someone logged in to your account entered a new email address. It takes effect once it is confirmed. ${nothingToDo}`,
    notYou:
      "If it wasn't you, undo the change. The link works for 7 days, even after the new address is confirmed: your account gets this address back, every device is logged out, and we email you a link to choose a new password.",
    undo: 'Undo the change',
    reason: accountReason,
  },

  resetPassword: {
    subject: 'Reset your password',
    preview: 'The link works once, for one hour.',
    ask: (firstName: string) => `${firstName}, use this link to choose a new password for your account.`,
    choosePassword: 'Choose a new password',
    validity:
      "The link works once, for one hour. If you didn't ask for it, ignore this email. Your password stays the same.",
    reason: 'You are receiving this email because someone asked to reset the password of an account with this address.',
  },

  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Every device has been logged out.',
    changed: (firstName: string) =>
      `${firstName}, the password of your account was changed, and every device has been logged out. ${nothingToDo}`,
    notYou: "If it wasn't you, choose a new password now and contact us.",
    choosePassword: 'Choose a new password',
    reason: accountReason,
  },
})
