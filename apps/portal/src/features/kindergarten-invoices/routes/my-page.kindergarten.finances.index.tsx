import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { FinancesPage } from '../invoices/components/FinancesPage.tsx'

export const Route = createFileRoute('/my-page/kindergarten/finances/')({
  head: () => pageHead({ title: m.kindergarten_finances_heading() }),
  component: FinancesPage,
})
