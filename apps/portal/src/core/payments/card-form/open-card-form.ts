import type { Culture } from '../cultures.ts'
import { findHostedView, type HostedView, type HostedViewEvent } from './hosted-view.ts'

export type CardFormHandlers = {
  /** It can be seen. */
  readonly shown: () => void
  /** It has not come. It may come yet. */
  readonly missing: () => void
  /** It was seen, and says that it can do no more. */
  readonly broken: () => void
  /** So the form says: the server has to ask. */
  readonly paid: () => void
  /** The order was ended. */
  readonly ended: () => void
  /** Asked when the payer presses the pay button: nothing is paid unless it says so. */
  readonly mayPay: () => Promise<boolean>
}

/** The part of a page in which a form is opened. */
export type FormPage = {
  readonly window: object
  createScript(): Pick<HTMLScriptElement, 'src' | 'async' | 'onload' | 'onerror' | 'remove'>
  append(script: ReturnType<FormPage['createScript']>): void
  setTimeout(work: () => void, milliseconds: number): unknown
}

/** Milliseconds until a payer who sees no form gets a message. */
export const patience = 15_000

/**
 * Loads the provider's script and opens its form once.
 * @param checkoutUrl any URL: the server and the policy of the page check its host
 * @returns removes all of it
 */
export function openCardForm(
  page: FormPage,
  {
    checkoutUrl,
    containerId,
    culture,
    ...handlers
  }: CardFormHandlers & { checkoutUrl: string; containerId: string; culture: Culture },
): () => void {
  let isClosed = false
  let isShown = false
  let view: HostedView | null = null
  const whileOpen =
    <Given extends unknown[]>(work: (...given: Given) => void) =>
    (...given: Given) => {
      if (!isClosed) work(...given)
    }

  const missing = whileOpen(handlers.missing)
  const shown = whileOpen(() => {
    isShown = true
    handlers.shown()
  })

  const answerButton = whileOpen(async ({ paymentOrder, data }: HostedViewEvent) => {
    const paymentOrderId = paymentOrder?.id ?? data?.paymentOrder?.id ?? ''
    const confirmation = await handlers.mayPay().catch(() => false)
    view?.resume({ paymentOrderId, confirmation: confirmation && !isClosed })
  })

  const open = whileOpen(() => {
    const make = findHostedView(page.window)
    if (!make) return missing()
    view = make({
      container: { checkout: containerId },
      culture,
      onCheckoutLoaded: shown,
      onPaid: whileOpen(handlers.paid),
      onAborted: whileOpen(handlers.ended),
      onError: whileOpen(() => (isShown ? handlers.broken() : handlers.missing())),
      onPaymentButtonPressed: answerButton,
    })
    view.open()
  })

  const script = page.createScript()
  script.src = checkoutUrl
  script.async = true
  script.onload = open
  script.onerror = missing
  page.append(script)
  page.setTimeout(() => {
    if (!isShown) missing()
  }, patience)

  return () => {
    isClosed = true
    view?.close()
    script.remove()
  }
}

export const browserPage: FormPage = {
  get window() {
    return window
  },
  createScript: () => document.createElement('script'),
  append: (script) => document.head.append(script as HTMLScriptElement),
  setTimeout: (work, milliseconds) => setTimeout(work, milliseconds),
}
