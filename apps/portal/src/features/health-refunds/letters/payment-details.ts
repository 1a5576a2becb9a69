/** What somebody who pays back has to know. */
export type PaymentDetails = {
  /** Ours, eleven digits; null where none is set up. */
  readonly account: string | null
  /** What the payment is marked with. */
  readonly reference: string
}
