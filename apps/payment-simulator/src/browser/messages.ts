/** What the script on the merchant's page and the card form in the frame send each other. */

export type EventName =
  | 'OnCheckoutLoaded'
  | 'OnCheckoutResized'
  | 'OnInstrumentSelected'
  | 'OnPaymentAttemptStarted'
  | 'OnPaymentAttemptFailed'
  | 'OnPaymentAttemptAborted'
  | 'OnPaid'
  | 'OnAborted'
  | 'OnOutOfViewRedirect'
  | 'OnOutOfViewOpen'
  | 'OnTermsOfServiceRequested'
  | 'OnError'
  | 'OnEventNotification'
  | 'OnPaymentButtonPressed'

export type EventDetails = {
  bodyHeight?: number
  instrument?: string
  details?: string
  redirectUrl?: string
  openUrl?: string
  termsOfServiceUrl?: string
  sourceEvent?: string
}

export type FromForm =
  | { kind: 'raised'; event: EventName; details: EventDetails }
  | { kind: 'button-pressed' }

export type ToForm =
  | { kind: 'resume'; confirmation: boolean }
  | { kind: 'refresh' }
  | { kind: 'cancel' }

/** The configuration that the script is served with. */
export type HostedConfig = {
  base: string
  token: string
  paymentOrderId: string
  culture: string
  hostUrls: readonly string[]
  /** How long a pay button waits for `resume`. */
  resumeMilliseconds: number
}

/** The state of the order, for the form. */
export type PayerState = {
  status: string
  amount: number
  /** Written in the payer's language: `150,00 kr`. */
  amountText: string
  /** Where the payer goes from here: paid or cancelled. */
  redirectUrl: string
  /** What the bank has just refused, until the payer tries again. */
  refused: { message: string; details: string } | null
}

export type PayResult =
  | { kind: 'paid'; redirectUrl: string }
  | { kind: 'challenge'; redirectUrl: string }
  | { kind: 'declined'; message: string; details: string }
  /** The amount or the order is not what the form shows. */
  | { kind: 'outdated' }
  /** As if the payer had closed the window: it sends no more messages. */
  | { kind: 'closed' }

/** The fields whose values cannot be on a card. */
export type CheckResult = { fields: ('number' | 'expiry' | 'cvc')[] }
