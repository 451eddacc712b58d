import type { passkeysMessages as source } from '../en-US/passkeys.ts'
import type { Translation } from '../translation.ts'

export const passkeysMessages: Translation<typeof source> = {
  forStaff: 'Sie arbeiten hier?',
  use: 'Passkey verwenden',
  notDone: 'Die Abfrage des Passkeys wurde abgebrochen oder hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  isKnown: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  otherAddress:
    'Unter dieser Adresse funktionieren Passkeys nicht. Bitte öffnen Sie den Shop unter seiner eigenen Adresse, mit https.',
  unsupported:
    'Dieser Browser oder dieses Gerät kann keine Passkeys verwenden. Bitte versuchen Sie es mit einem anderen.',
}
