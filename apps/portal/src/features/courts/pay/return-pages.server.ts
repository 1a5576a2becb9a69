import type { Locale } from '@trivsel/content-contract/locales'
import type { ReturnPages } from '#core/payments/start-payment.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/**
 * The pages that the payer returns to. They keep the choice in the address and add the ids of the
 * hold and the payment, since a bank may open them in a new tab.
 */
export function buildReturnPages(
  completeUrl: string,
  { locale, holdId }: { locale: Locale; holdId: string },
): ReturnPages {
  const complete = new URL(completeUrl)
  complete.username = ''
  complete.password = ''
  complete.hash = ''
  const page = (step: 'payment' | 'status') => {
    const address = new URL(pagePath('courts', locale), complete.origin)
    if (complete.pathname === address.pathname) address.search = complete.search
    address.searchParams.set('step', step)
    if (step === 'payment') address.searchParams.set('reservation', holdId)
    return address
  }
  return {
    payment: named(page('payment')),
    complete: named(complete),
    // Only the status step can say what became of the payment.
    cancel: named(page('status')),
  }
}

function named(address: URL): (paymentId: string) => string {
  return (paymentId) => {
    const own = new URL(address)
    own.searchParams.set('paymentId', paymentId)
    return own.href
  }
}
