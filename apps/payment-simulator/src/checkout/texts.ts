import type { CardProblem } from '../order/problem.ts'

export const cultures = ['nb-NO', 'en-US'] as const
export type Culture = (typeof cultures)[number]

/** English for everything that is not Norwegian. */
export const readCulture = (text: string | undefined): Culture =>
  text === 'nb-NO' ? 'nb-NO' : 'en-US'

const norwegian = {
  lang: 'nb',
  title: 'Betal med kort',
  simulator:
    'Dette er en simulator av betalingsleverandøren. Ingen penger flyttes. Bruk et testkort, aldri et ekte kort.',
  amount: 'Å betale',
  number: 'Kortnummer',
  numberError: 'Skriv kortnummeret slik det står på kortet.',
  expiry: 'Utløpsdato (MM/ÅÅ)',
  expiryError: 'Skriv måned og år slik: 04/35.',
  cvc: 'Sikkerhetskode (CVC)',
  cvcError: 'Skriv de tre eller fire sifrene bak på kortet.',
  pay: 'Betal',
  busy: 'Vent litt …',
  terms: 'Vilkår',
  unconfirmed: 'Betalingen ble ikke gjennomført. Du er ikke trukket for noe.',
  outdated: 'Beløpet eller bestillingen er endret. Se over og prøv igjen.',
  broken: 'Noe gikk galt hos betalingsleverandøren. Vent litt og prøv igjen.',
  testCards: 'Testkort',
  anyExpiry: 'Utløpsdato: en måned som kommer. Sikkerhetskode: tre sifre.',
  challenge: 'banken spør om du godkjenner',
  frictionless: 'godkjennes uten spørsmål',
  none: 'uten 3-D Secure',
  Paid: 'Bestillingen er betalt.',
  Aborted: 'Betalingen er avbrutt.',
  Cancelled: 'Betalingen er kansellert.',
  Reversed: 'Pengene er betalt tilbake.',
  Failed: 'Betalingen mislyktes.',
  bankTitle: 'Godkjenn kjøpet i banken',
  bankText: 'Her ville banken din spurt om du godkjenner betalingen.',
  approve: 'Godkjenn',
  decline: 'Avvis, som om banken sier nei',
  cancel: 'Avbryt',
  bankOver: 'Banken venter ikke lenger på denne betalingen.',
  back: 'Tilbake til butikken',
  closed: 'Vinduet later som det er lukket: butikken får ikke vite noe herfra.',
  cancelPayment: 'Avbryt betalingen',
  unknown: 'Denne betalingen finnes ikke.',
  wrongHost: 'Denne siden får ikke vise betalingen.',
}

const english: typeof norwegian = {
  lang: 'en',
  title: 'Pay by card',
  simulator:
    'This is a simulator of the payment provider. No money moves. Use a test card, never a real one.',
  amount: 'To pay',
  number: 'Card number',
  numberError: 'Write the card number as it is on the card.',
  expiry: 'Expiry date (MM/YY)',
  expiryError: 'Write month and year like this: 04/35.',
  cvc: 'Security code (CVC)',
  cvcError: 'Write the three or four digits on the back of the card.',
  pay: 'Pay',
  busy: 'One occurrence …',
  terms: 'Terms',
  unconfirmed: 'The payment was not made. You have not been charged.',
  outdated: 'The amount or the order has changed. Look it over and try again.',
  broken: 'Something went wrong at the payment provider. Wait a little and try again.',
  testCards: 'Test cards',
  anyExpiry: 'Expiry date: a month to come. Security code: three digits.',
  challenge: 'the bank asks whether you approve',
  frictionless: 'approved without a question',
  none: 'without 3-D Secure',
  Paid: 'The order is paid.',
  Aborted: 'The payment has been aborted.',
  Cancelled: 'The payment has been cancelled.',
  Reversed: 'The money has been paid back.',
  Failed: 'The payment has failed.',
  bankTitle: 'Approve the purchase at your bank',
  bankText: 'Here your bank would ask whether you approve the payment.',
  approve: 'Approve',
  decline: 'Decline, as if the bank says no',
  cancel: 'Cancel',
  bankOver: 'The bank no longer waits for this payment.',
  back: 'Back to the shop',
  closed: 'This window acts as if it was closed: the shop hears nothing from here.',
  cancelPayment: 'Cancel the payment',
  unknown: 'There is no such payment.',
  wrongHost: 'This page may not show the payment.',
}

export type Texts = typeof norwegian
export const textsIn = (culture: Culture): Texts => (culture === 'nb-NO' ? norwegian : english)

/** Why a card was not taken: what the payer can do with the reason, and nothing of the bank's. */
export function explain(problem: string, culture: Culture): string {
  const [no, en] = explanations[problem.replace('creditcard/', '') as CardProblem] ?? declined
  return culture === 'nb-NO' ? no : en
}

const declined: [string, string] = [
  'Kortet ble avvist. Prøv igjen, eller bruk et annet kort. Du er ikke trukket for noe.',
  'The card was declined. Try again, or use another card. You have not been charged.',
]

const explanations: Partial<Record<CardProblem, [string, string]>> = {
  acquirercardexpired: [
    'Kortet er utløpt. Bruk et annet kort. Du er ikke trukket for noe.',
    'The card has expired. Use another card. You have not been charged.',
  ],
  acquirerinsufficientfunds: [
    'Det er ikke nok penger på kontoen. Bruk et annet kort. Du er ikke trukket for noe.',
    'There is not enough money in the account. Use another card. You have not been charged.',
  ],
  acquirergatewayerror: [
    'Banken svarer ikke nå. Vent litt og prøv igjen. Du er ikke trukket for noe.',
    'The bank does not answer now. Wait a little and try again. You have not been charged.',
  ],
  '3dsecuredeclined': [
    'Banken godkjente ikke kjøpet. Prøv igjen, eller bruk et annet kort. Du er ikke trukket for noe.',
    'The bank did not approve the purchase. Try again, or use another card. You have not been charged.',
  ],
  '3dsecureusercancelled': [
    'Du avbrøt hos banken. Prøv igjen når du vil. Du er ikke trukket for noe.',
    'You cancelled at the bank. Try again when you like. You have not been charged.',
  ],
  velocitycheck: [
    'Det er prøvd for mange ganger. Bruk et annet kort, eller vent. Du er ikke trukket for noe.',
    'There have been too many attempts. Use another card, or wait. You have not been charged.',
  ],
}

/** `150,00 kr` */
export function writeAmount(amount: number, currency: string, culture: Culture): string {
  return new Intl.NumberFormat(culture, { style: 'currency', currency }).format(amount / 100)
}
