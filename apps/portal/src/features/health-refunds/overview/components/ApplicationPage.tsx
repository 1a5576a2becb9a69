import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import partStyles from '#ui/parts/Parts.module.css'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Worked } from '../../components/Worked.tsx'
import type { Application } from '../../model/contract.ts'
import { applicationQuery } from '../queries.ts'
import { ApplicationEvents } from './ApplicationEvents.tsx'
import { ApplicationHead } from './ApplicationHead.tsx'
import { ApplicationLines } from './ApplicationLines.tsx'
import { DecisionParts } from './DecisionParts.tsx'
import { LoadedApplication } from './LoadedApplication.tsx'
import { Payouts } from './Payouts.tsx'

/** One application with all that has happened to it. The heading names nothing personal. */
export function ApplicationPage({ id }: { id: string }) {
  return (
    <MyPageFrame heading={m.health_refund_application_heading()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <OneApplication id={id} />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function OneApplication({ id }: { id: string }) {
  const application = useQuery(applicationQuery(id))
  return (
    <LoadedApplication query={application}>
      {(data) => <Parts application={data} />}
    </LoadedApplication>
  )
}

function Parts({ application }: { application: Application }) {
  return (
    <div className={partStyles.area}>
      <ApplicationHead application={application} />
      <DecisionParts application={application} />
      <Payouts application={application} />
      <ApplicationLines application={application} />
      {application.status !== 'AVVIST' && (
        <section aria-labelledby="refund-calculation" className={partStyles.part}>
          <h2 id="refund-calculation">{m.health_refund_worked()}</h2>
          <Worked calculation={application.calculation} categories={application.categories} />
        </section>
      )}
      <ApplicationEvents application={application} />
    </div>
  )
}
