import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { AbsencePart } from '../../absence/components/AbsencePart.tsx'
import { ConsentsPart } from '../../consents/components/ConsentsPart.tsx'
import { ContactsPart } from '../../contacts/components/ContactsPart.tsx'
import { HealthPart } from '../../health/components/HealthPart.tsx'
import type { ChildPage } from '../../model/contract.ts'
import { todayText } from '../../model/texts.ts'
import { PlacePart } from '../../place/components/PlacePart.tsx'
import { childQuery } from '../queries.ts'
import styles from './Children.module.css'
import { PlaceFacts } from './PlaceFacts.tsx'

/** One child of a guardian. The heading names nobody: the page is the same for everybody at first. */
export function MyChildPage({ id }: { id: string }) {
  return (
    <MyPageFrame heading={m.my_kindergarten_child_heading()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <OneChild id={id} />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function OneChild({ id }: { id: string }) {
  const page = useQuery(childQuery(id))
  // Also while the page is open: access that staff end takes what is shown away.
  if (page.error instanceof ApiError && page.error.status === 404)
    return (
      <EmptyState>
        <p>{m.my_kindergarten_no_child()}</p>
      </EmptyState>
    )
  if (!page.data)
    return page.isError ? (
      <LoadFailure text={m.my_kindergarten_load_error()} retry={() => page.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return <Parts page={page.data} />
}

function Parts({ page }: { page: ChildPage }) {
  const { child, consents } = page
  const { id, firstName, lastName, today } = child
  return (
    <div className={styles.page}>
      <section aria-labelledby="child-today" className={partStyles.part}>
        <h2 id="child-today">
          {firstName} {lastName}
        </h2>
        <p className={styles.today} data-state={today.is}>
          {todayText(today, osloDate(new Date()))}
        </p>
        <AbsencePart child={child} />
      </section>
      <PlaceFacts page={page} />
      <ContactsPart page={page} />
      <HealthPart childId={id} />
      <ConsentsPart childId={id} consents={consents} />
      <PlacePart page={page} />
    </div>
  )
}
