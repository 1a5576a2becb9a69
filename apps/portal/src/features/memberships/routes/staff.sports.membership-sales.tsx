import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { SalesPage } from '../front-desk/components/SalesPage.tsx'

export const Route = createFileRoute('/staff/sports/membership-sales')({
  head: () => unlistedPageHead({ title: m.desk_sell_heading() }),
  component: SalesPage,
})
