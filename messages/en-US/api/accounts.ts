import { defineMessages } from '../../define-messages.ts'

/** Calls about accounts. */
export const apiAccountsMessages = defineMessages('api/accounts', {
  account: 'Your account.',
  welcome: (firstName: string) => `Welcome, ${firstName}. Your account is ready.`,
  welcomeBack: (firstName: string) => `Welcome back, ${firstName}.`,
  loggedOut: "You're logged out.",
  codeNeeded: 'Please enter the code from your authenticator app.',
  passkeyNeeded: 'Please log in with your passkey, or enter a recovery code.',
  passkeyRefused: "This passkey wasn't accepted. Please try again, or log in with your password.",
  codeWrong: 'This code is wrong or has already been used. Please wait for the next one.',
  tooManyCodes: 'Too many wrong codes. Please try again in 15 minutes.',
  wrongLogin: 'The email address or password is incorrect.',
  wrongPassword: 'This password is incorrect.',
  emailTaken: 'There is already an account with this email address.',
  nameWithLink: 'Please enter a name without links, digits or symbols.',
  countryUnknown: 'Please choose a country from the list.',
  channelUnknown: 'Please choose from the list how you heard about us.',
  commonPassword: 'This password is too easy to guess. Please choose another one.',
  samePassword: 'This is your current password. Please choose another one.',
  updated: 'Your account has been updated.',
  updatedEmail:
    'Your account has been updated. Your new email address takes effect once you confirm it through the link we sent there.',
  emailConfirmed: 'Your new email address is confirmed.',
  emailChangeUndone: (email: string) =>
    `Your account uses ${email} again. Every device is logged out, and the password no longer works: we emailed you a link to choose a new one.`,
  noSuchSession: 'This device is already logged out.',
  sessionEnded: 'The device is logged out.',
  otherSessionsEnded: 'All other devices are logged out.',
  resetLinkSent: 'If there is an account with this email address, a link to choose a new password is on its way.',
  passwordChanged: 'Your password has been changed. Please log in.',
  ownPasswordChanged: 'Your password has been changed. You are logged out on all other devices.',
  lastOwner: 'You are the only owner of this shop. Please make someone else an owner first.',
})
