import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'

/** Links to the page on which an invoice is paid by card. */
export function PayByCard({ number }: { number: string }) {
  return (
    <ContentLink className="ds-button" href={pagePath('payInvoice', getLocale(), { id: number })}>
      {m.invoice_card_pay()}
      <span className="ds-sr-only"> {number}</span>
    </ContentLink>
  )
}
