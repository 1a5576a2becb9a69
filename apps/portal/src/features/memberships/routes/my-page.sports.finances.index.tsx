import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { FinancesPage } from '../invoices/components/FinancesPage.tsx'

export const Route = createFileRoute('/my-page/sports/finances/')({
  head: () => pageHead({ title: m.my_finances_heading() }),
  component: FinancesPage,
})
