import { Navigate } from '@tanstack/react-router'

/** To what became of a payment. */
export function GoToStatus({ slug, paymentId }: { slug: string; paymentId: string }) {
  return (
    <Navigate
      to="/associations/find-your-association/become-a-member/status"
      search={{ association: slug, paymentId }}
      replace
    />
  )
}
