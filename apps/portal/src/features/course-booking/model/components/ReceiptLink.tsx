import { ownDocumentEndpoints } from '#core/receipts/endpoints.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { endpointAddress } from '#platform/api/endpoint.ts'

/** The receipt of what somebody has paid. */
export function ReceiptLink({ paymentId }: { paymentId: string }) {
  const address = endpointAddress(ownDocumentEndpoints.receipt, {
    params: { paymentId },
    query: { language: getLocale() },
  })
  return (
    <p>
      <a href={address}>{m.course_receipt_link()}</a>
    </p>
  )
}
