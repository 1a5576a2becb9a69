import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { BudgetsPage } from '../budgets/components/BudgetsPage.tsx'

export const Route = createFileRoute('/staff/grants/setup/budgets')({
  validateSearch: ({ year }: Record<string, unknown>): { year?: number } =>
    /^\d{4}$/.test(String(year)) ? { year: Number(year) } : {},
  head: () => unlistedPageHead({ title: m.grant_setup_budgets_heading() }),
  component: BudgetsRoute,
})

function BudgetsRoute() {
  return <BudgetsPage year={Route.useSearch().year} />
}
