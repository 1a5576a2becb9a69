import type { Culture } from '../cultures.ts'
/**
 * What the provider's script puts into the page (Swedbank Pay, Seamless View): everything else of the
 * portal knows nothing of it.
 */
export type HostedView = {
  /** Once: a second time opens a second form. */
  open(): void
  close(): void
  resume(answer: { paymentOrderId: string; confirmation: boolean }): void
}

export type HostedViewEvent = {
  readonly paymentOrder?: { readonly id?: string }
  readonly data?: { readonly paymentOrder?: { readonly id?: string } }
}

/** A handler takes the place of what the script would do by itself, such as leading away from us. */
export type HostedViewOptions = {
  readonly container: { readonly checkout: string }
  readonly culture: Culture
  readonly onCheckoutLoaded: () => void
  readonly onPaid: () => void
  readonly onAborted: () => void
  readonly onError: () => void
  /** The form waits for `resume`, two minutes at most. */
  readonly onPaymentButtonPressed: (event: HostedViewEvent) => void
}

type Make = (options: HostedViewOptions) => HostedView

/** Null when the script has come and is not what it should be. */
export function findHostedView(page: object): Make | null {
  const make = read(read(read(page, 'payex'), 'hostedView'), 'checkout')
  return typeof make === 'function' ? (make as Make) : null
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
}
