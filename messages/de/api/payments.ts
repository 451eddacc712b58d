import type { apiPaymentsMessages as source } from '../../en-US/api/payments.ts'
import type { Translation } from '../../translation.ts'

export const apiPaymentsMessages: Translation<typeof source> = {
  notByHand: 'Diese Erstattung zahlt der Zahlungsanbieter aus.',
  refundPaid: 'Die Erstattung ist als ausgezahlt notiert.',
  paidMore: (amount) => `${amount} für eine Änderung bezahlt`,
  signatureInvalid: 'Ungültige Webhook-Signatur.',
  refundFailed: (refund, reason) => `Stripe konnte die Erstattung ${refund} nicht auszahlen: ${reason}.`,
  refundTooHigh: 'Eine Erstattung kann nicht höher sein als das Bezahlte.',
  notFailed: 'Diese Erstattung lässt sich nicht wiederholen.',
  notFound: 'Erstattung nicht gefunden.',
  retried: 'Erstattung wiederholt.',
  retrying: 'Die Erstattung wird wiederholt.',
  refundable: (order) => `Was sich von der Bestellung ${order} erstatten lässt.`,
  refunding: (amount) => `${amount} werden erstattet. Eine E-Mail darüber ist unterwegs.`,
  orderNotFound: 'Bestellung nicht gefunden.',
  notShipped: 'Von dieser Bestellung ist nichts versendet. Ändern oder stornieren Sie sie stattdessen.',
  refundedMeanwhile:
    'Diese Bestellung wurde inzwischen erstattet. Laden Sie die Seite neu und prüfen Sie, was übrig ist.',
  lineTwice: 'Ein Artikel ist zweimal angegeben.',
  lineNotFound: 'Dieser Artikel gehört nicht zur Bestellung.',
  tooManyUnits: (name, left) =>
    left === 0 ? `${name} ist schon vollständig erstattet.` : `Von ${name} lassen sich nur noch ${left} erstatten.`,
  nothingChosen: 'Wählen Sie, was erstattet wird.',
  noShippingLeft: 'Vom Versand ist nichts mehr zu erstatten. Wählen Sie Artikel oder nur einen Betrag.',
  amountInvalid: 'Bitte geben Sie einen Betrag über null in der Währung des Shops ein.',
  moreThanChosen: (worth) =>
    `Die gewählten Artikel sind ${worth} wert. Erstatten Sie höchstens das, oder wählen Sie keine Artikel.`,
  deductionTooHigh: 'Es bliebe nichts zu erstatten. Ziehen Sie weniger ab.',
  moreThanRest: (rest) => `Von der Zahlung lassen sich nur noch ${rest} erstatten.`,
  refundedPart: (amount) => `${amount} wurden vom Zahlungsanbieter erstattet.`,
  refundedByProvider: 'Durch den Zahlungsanbieter',
  rejected: 'Der Zahlungsanbieter hat diese Erstattung ausgezahlt, aber die Bank hat sie nicht angenommen.',
}
