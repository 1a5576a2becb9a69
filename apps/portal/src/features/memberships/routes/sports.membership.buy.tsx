import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PurchasePage } from '../buy/components/PurchasePage.tsx'

export const Route = createFileRoute('/sports/membership/buy')({
  validateSearch: ({ type }: Record<string, unknown>): { type?: string } =>
    typeof type === 'string' ? { type } : {},
  head: () => unlistedPageHead({ title: m.membership_purchase_heading() }),
  component: PurchaseRoute,
})

function PurchaseRoute() {
  return <PurchasePage type={Route.useSearch().type ?? ''} />
}
