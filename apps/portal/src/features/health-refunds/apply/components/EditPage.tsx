import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import type { WizardSearch } from '#ui/wizard/wizard-stage.ts'
import type { Application } from '../../model/contract.ts'
import { LoadedApplication } from '../../overview/components/LoadedApplication.tsx'
import { applicationQuery } from '../../overview/queries.ts'
import { DraftArea } from './DraftArea.tsx'

type Props = {
  id: string
  search: WizardSearch
  go: (search: WizardSearch, replace: boolean) => void
}

/** Changes to an application that is sent. */
export function EditPage(props: Props) {
  return (
    <MyPageFrame heading={m.health_refund_edit_heading()} intro={m.health_refund_edit_intro()}>
      <LoginInPlaceProvider>
        <SignedIn>{() => <EditArea {...props} />}</SignedIn>
      </LoginInPlaceProvider>
    </MyPageFrame>
  )
}

function EditArea(props: Props) {
  const application = useQuery(applicationQuery(props.id))
  return (
    <LoadedApplication query={application}>
      {(data) => <Opened {...props} application={data} />}
    </LoadedApplication>
  )
}

/** What held when the page was opened holds until the changes are sent. */
function Opened({ application, search, go }: Props & { application: Application }) {
  const [{ id, schemeId, period, mayChange }] = useState(application)
  if (mayChange)
    return <DraftArea place={{ scheme: schemeId, period, id }} search={search} go={go} />
  return (
    <EmptyState>
      <p>{m.health_refund_not_changeable()}</p>
      <p>
        <ContentLink href={pagePath('healthApplication', getLocale(), { id })}>
          {m.health_refund_to_application()}
        </ContentLink>
      </p>
    </EmptyState>
  )
}
