import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/billing/copy.ts';

export const BILLING_COPY: Translated<typeof English.BILLING_COPY> = {
  checkout: {
    back: 'Zurück zu den Paketen',
    title: (name) => `Paket ${name}`,
    complete: (price) => `Schließ deinen Kauf für ${price}/Monat ab`,
    summary: 'Dein Kauf',
    perMonth: (price) => `${price} im Monat`,
    credit: 'Gutschrift für den Rest deines Tarifs',
    dueToday: 'Heute fällig',
    renews:
      'Der Tarif verlängert sich jeden Monat, bis du kündigst. Das geht jederzeit auf der Seite der Pakete.',
    preparing: 'Deine Zahlung wird vorbereitet\u00a0…',
    submit: 'Kauf abschließen',
    pending: 'Wird bearbeitet\u00a0…',
    tryAgain: 'Erneut versuchen',
  },
  card: {
    refusals: {
      insufficient_funds: 'Deine Karte hat nicht genug Guthaben.',
      expired_card: 'Deine Karte ist abgelaufen.',
      incorrect_cvc: 'Die Prüfnummer deiner Karte stimmt nicht.',
      processing_error: 'Deine Karte ließ sich nicht prüfen. Bitte versuch es gleich noch einmal.',
      invalid_expiry_year: 'Das Ablaufdatum deiner Karte ist vorbei.',
      payment_intent_authentication_failure:
        'Deine Bank hat die Zahlung nicht bestätigt. Bitte nimm eine andere Zahlungsart und versuch es noch einmal.',
      payment_intent_unexpected_state:
        'Diese Zahlung wurde durch eine andere ersetzt. Bitte wähl dein Paket noch einmal.',
      test_mode_live_card: 'Hier zahlen nur Testkarten: Eine echte Karte wird nie belastet.',
    },
    legend: 'Testkarte',
    number: 'Kartennummer',
    expiry: 'Gültig bis (MM / JJ)',
    cvc: 'Prüfnummer',
  },
  testMode: {
    title: 'Testmodus',
    hint: 'Es wird keine echte Karte belastet. Bezahl mit der Testkarte',
    number: '4242 4242 4242 4242',
    rest: ', einem beliebigen Datum in der Zukunft und drei beliebigen Ziffern.',
    more: 'Weitere Testkarten',
    cards: [
      ['4000 0025 0000 3155', 'fragt zuerst deine Bank'],
      ['4000 0000 0000 0002', 'wird abgelehnt'],
      ['4000 0000 0000 9995', 'hat nicht genug Guthaben'],
      ['4000 0000 0000 0341', 'zahlt einmal, dann scheitert die Verlängerung'],
    ],
  },
  bank: {
    title: 'Deine Bank fragt',
    question: (price, name) => `${price} für ${name} bezahlen?`,
    note: 'Das ist die Testbank: Es fließt kein Geld.',
    approve: 'Zahlung freigeben',
    refuse: 'Ablehnen',
  },
  invalidSetup: {
    inline: 'Ungültige Antwort zur Zahlung',
    title: 'Zahlung nicht vorbereitet',
    description: 'Die Zahlung konnte nicht vorbereitet werden. Bitte versuch es noch einmal.',
  },
  intentFailed: {
    title: 'Zahlung nicht angelegt',
    fallback: 'Die Zahlung konnte nicht angelegt werden. Bitte versuch es noch einmal.',
  },
  unpaid: 'Es wurde nichts abgebucht.',
  declined: {
    title: 'Zahlung abgelehnt',
    live: 'Deine Karte wurde abgelehnt. Bitte prüf die Angaben und versuch es noch einmal.',
    test: 'Deine Karte wurde abgelehnt. Das ist der Testmodus: Nimm die Testkarte 4242\u00a04242\u00a04242\u00a04242.',
  },
  alreadyYours: {
    title: (name) => `${name} ist dein Tarif`,
    explanation: 'Bezahlt und aktiv. Es ist nichts mehr zu zahlen.',
    style: 'Outfit stylen',
  },
  failed: {
    title: 'Zahlung fehlgeschlagen',
    fallback: 'Bei der Zahlung ist ein Fehler aufgetreten.',
  },
  processing: {
    title: 'Zahlung in Arbeit',
    description: 'Deine Zahlung wird noch bearbeitet. Dein Tarif folgt, sobald sie durch ist.',
  },
  confirmationFailed: {
    title: 'Bestätigung fehlgeschlagen',
    description: 'Die Zahlung war erfolgreich, die Freischaltung nicht. Bitte schreib uns.',
    paid: 'Deine Zahlung ist angekommen',
    waits: 'Dein Tarif wird noch freigeschaltet. Es ist nichts mehr zu zahlen.',
    checkAgain: 'Erneut prüfen',
    write: (email) => `Schreib an ${email}`,
  },
  succeeded: {
    title: 'Zahlung erfolgreich',
    description: 'Danke für deinen Kauf! Dein Tarif ist freigeschaltet.',
  },
  manage: {
    title: 'Tarif und Zahlungen',
    renewsOn: (name, price, day) => `${name}, ${price} im Monat. Verlängert sich am ${day}.`,
    endsOn: (name, day) => `Dein Tarif ${name} endet am ${day} und verlängert sich nicht.`,
    pastDue: (name) =>
      `Deine letzte Zahlung für ${name} ist gescheitert. Der Kartendienst versucht es wieder; bis dahin bleibt alles, wie es ist.`,
    cancel: 'Tarif kündigen',
    cancelTitle: 'Tarif kündigen?',
    cancelExplanation: (name, day) =>
      `${name} bleibt dir bis zum ${day}. Dann verlängert er sich nicht, und es wird nichts mehr abgebucht.`,
    cancelConfirm: 'Tarif kündigen',
    cancelKeep: 'Tarif behalten',
    cancelled: (day) => ({ title: 'Tarif gekündigt', description: `Er bleibt dir bis zum ${day}.` }),
    cancelFailed: {
      title: 'Kündigung fehlgeschlagen',
      fallback: 'Dein Tarif konnte nicht gekündigt werden. Bitte versuch es noch einmal.',
    },
    resume: 'Kündigung zurücknehmen',
    resumed: (day) => ({
      title: 'Kündigung zurückgenommen',
      description: `Der Tarif verlängert sich am ${day}.`,
    }),
    resumeFailed: {
      title: 'Nicht zurückgenommen',
      fallback: 'Die Kündigung konnte nicht zurückgenommen werden. Bitte versuch es noch einmal.',
    },
    receipts: 'Belege',
    receiptsError: 'Deine Belege konnten nicht geladen werden.',
    tryAgain: 'Erneut versuchen',
    refunded: (amount) => `${amount} zurückgezahlt`,
    view: 'Beleg ansehen',
    viewOf: (day) => `vom ${day}`,
  },
};
