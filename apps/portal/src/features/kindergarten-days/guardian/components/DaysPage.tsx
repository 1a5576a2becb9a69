import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { daysQuery } from '../queries.ts'
import styles from './Days.module.css'
import { OpeningPart } from './OpeningPart.tsx'
import { SurveyPart } from './SurveyPart.tsx'

/** What a guardian answers and books for their children on days outside the ordinary. */
export function DaysPage() {
  return (
    <MyPageFrame heading={m.kindergarten_days_mine()} intro={m.kindergarten_days_mine_intro()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <Days />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Days() {
  const { data, isError, refetch } = useQuery(daysQuery)
  if (!data)
    return isError ? (
      <LoadFailure text={m.kindergarten_days_mine_error()} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const { hasChildren, surveys, openings } = data
  if (!hasChildren)
    return (
      <EmptyState>
        <p>{m.kindergarten_days_no_children()}</p>
      </EmptyState>
    )
  if (surveys.length + openings.length === 0)
    return (
      <EmptyState>
        <p>{m.kindergarten_days_nothing()}</p>
      </EmptyState>
    )
  return (
    <div className={styles.parts}>
      {surveys.map((survey) => (
        <SurveyPart key={survey.id} survey={survey} />
      ))}
      {openings.map((opening) => (
        <OpeningPart key={opening.id} opening={opening} />
      ))}
    </div>
  )
}
