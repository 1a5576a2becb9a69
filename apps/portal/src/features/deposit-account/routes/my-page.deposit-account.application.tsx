import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { loadHelpText } from '#core/members-area/load-help-text.ts'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { validateWizardSearch, type WizardSearch } from '#ui/wizard/wizard-stage.ts'
import { ApplicationPage } from '../apply/components/ApplicationPage.tsx'

export const Route = createFileRoute('/my-page/deposit-account/application')({
  loader: () => loadHelpText('depositAccount'),
  validateSearch: validateWizardSearch,
  head: () => pageHead({ title: m.deposit_application_heading() }),
  component: ApplicationRoute,
})

function ApplicationRoute() {
  const navigate = Route.useNavigate()
  const go = useCallback(
    (search: WizardSearch, replace: boolean) =>
      void navigate({ search, replace, resetScroll: false }),
    [navigate],
  )
  return <ApplicationPage help={Route.useLoaderData()} search={Route.useSearch()} go={go} />
}
