/** The status of a login that lacks the code of an authenticator app: Precondition Required. */
export const codeNeededStatus = 428
