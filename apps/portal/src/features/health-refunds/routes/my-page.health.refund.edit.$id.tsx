import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { validateWizardSearch, type WizardSearch } from '#ui/wizard/wizard-stage.ts'
import { EditPage } from '../apply/components/EditPage.tsx'

export const Route = createFileRoute('/my-page/health/refund/edit/$id')({
  validateSearch: validateWizardSearch,
  head: () => pageHead({ title: m.health_refund_edit_heading() }),
  component: EditRoute,
})

function EditRoute() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  const go = useCallback(
    (search: WizardSearch, replace: boolean) =>
      void navigate({ search, replace, resetScroll: false }),
    [navigate],
  )
  return <EditPage key={id} id={id} search={Route.useSearch()} go={go} />
}
