import { defineMessages } from '../define-messages.ts'

/** Logging in, signing up and the account page. */
export const accountsMessages = defineMessages('accounts', {
  /** spec */
  existingCustomers: 'Existing Customers',
  /** spec */
  newCustomers: 'New Customers',
  /** spec */
  createAccount: 'Create Account',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  codeMissing: 'Please enter the code.',
  /** spec */
  forgotPassword: 'Forgot password',
  logIn: 'Log in',
  newHere: <Node>(link: (text: string) => Node) => ['New here? ', link('Create Account')],
  haveAccount: <Node>(link: (text: string) => Node) => ['Already have an account? ', link('Log in')],
  cookiesNeeded: 'You need cookies to log in. Please allow them for this shop in your browser and try again.',
  loginNotice: { account: 'Please log in to see your account.', orders: 'Please log in to see your orders.' },
  close: 'Close',

  firstName: 'First name',
  lastName: 'Last name',
  country: 'Country',
  chooseCountry: 'Choose your country',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 8 characters. A few words are easy to remember.',
  channel: 'How did you hear about us?',
  chooseChannel: 'Please choose',
  /** spec */
  channels: {
    YouTube: 'YouTube',
    Facebook: 'Facebook',
    Instagram: 'Instagram',
    'Google Search': 'Google Search',
    Friends: 'Friends',
    'Tik Tok': 'Tik Tok',
    Others: 'Others',
  },
  newsletter: 'Send me the newsletter',
  newsletterHint: (confirms: boolean) =>
    `New arrivals and sales, about twice a month. ${confirms ? "We'll email you a link to confirm first." : 'Unsubscribe at any time.'}`,
  emailChangeHint: 'A new address takes effect once you confirm it through the link we send there.',
  /** spec: of registration */
  registerMissing: 'All the felds are requiered to register.',
  /** spec: of the account page */
  accountMissing: 'All the fields are requiered to register.',
  /** spec */
  recoverMissing: 'The email address field is requiered to recover your password.',
  /** spec */
  resetMissing: 'All the field are requiered to reset your password.',
  passwordMissing: 'Please enter your password.',
  register: 'Register',
  registered: 'Your account is ready.',

  offerTitle: 'Save your details for next time',
  offerText: (email: string) =>
    `Choose a password to create an account for ${email}. You'll find this order there and can track it.`,

  recoverLead:
    "Enter your email address and we'll send you a link to choose a new password. It works once, for one hour.",
  sendLink: 'Send link',
  backToLogin: 'Back to login',
  resetPassword: 'Reset password',
  askNewLink: 'Get a new link',
  confirmEmail: 'Confirm your email address',
  confirmEmailLead: 'Your account will use this address once you confirm it.',
  confirmThisEmail: 'Confirm this address',
  undoEmailChange: 'Undo the change of your email address',
  undoEmailChangeLead:
    'Your account gets this address back, every device is logged out, and the password stops working: we email you a link to choose a new one.',
  undoNow: 'Undo the change',
  emailChangeUndone: 'The change is undone',
  currentPasswordHint: 'Needed to change your email address.',
  sessions: "Where you're logged in",
  sessionsLead: "If you don't recognize a device, log it out and change your password.",
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  sessionStarted: <Node>(moment: Node) => ['Logged in ', moment],
  sessionSeen: <Node>(moment: Node) => ['Last active ', moment],
  endSessionText: 'Please enter your password, so that nobody else can log out your devices.',
  endSession: 'Log out',
  endSessionOf: (device: string) => `Log out: ${device}`,
  endOtherSessions: 'Log out all other devices',
  confirmAgain: 'To get another link, enter the address in your account again.',

  /** spec */
  accountDetails: 'My Account Details',
  /** spec */
  accountInformation: 'Account Information',
  name: 'Name',
  /** spec */
  update: 'Update',
  /** spec */
  cancel: 'Cancel',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  keepPassword: 'Keep my password',
  recentOrders: 'Recent orders',
  noOrders: 'Your orders will appear here.',
  addresses: 'Addresses',
  addressesNote: 'Where we shipped your latest orders. You enter an address each time you check out.',
  viewWishlist: 'View wishlist',
  yourData: 'Your data',
  yourDataLead:
    'Download everything we store about you: your details, orders, reviews, messages, wishlist and newsletter subscription.',
  downloadData: 'Download my data',
  downloadText: 'Please enter your password, so that nobody else can download your data from this device.',
  deleteAccount: 'Delete my account',
  deleteTitle: 'Delete my account?',
  deleteText:
    "If an order is still being processed, wait until it ships or cancel it first. Deleting your account deletes your details, wishlist and messages, and logs you out everywhere. We also delete your newsletter subscription if your email address is confirmed. If it isn't, unsubscribe with the link in a newsletter. Your orders stay in our records without your name and address, and your reviews without your name. Invoices stay as they were issued, as the law requires. This cannot be undone.",
  deleted: (message: string) => `${message} We've emailed you a confirmation.`,
  keepAccount: 'Keep my account',
})
