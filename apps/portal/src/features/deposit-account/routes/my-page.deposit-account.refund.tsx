import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { validateWizardSearch, type WizardSearch } from '#ui/wizard/wizard-stage.ts'
import { RefundPage } from '../refund/components/RefundPage.tsx'

export const Route = createFileRoute('/my-page/deposit-account/refund')({
  validateSearch: validateWizardSearch,
  head: () => pageHead({ title: m.refund_heading() }),
  component: RefundRoute,
})

function RefundRoute() {
  const navigate = Route.useNavigate()
  const go = useCallback(
    (search: WizardSearch, replace: boolean) =>
      void navigate({ search, replace, resetScroll: false }),
    [navigate],
  )
  return <RefundPage search={Route.useSearch()} go={go} />
}
