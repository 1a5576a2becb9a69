import { MarksStatus } from '#core/offline-marks/MarksStatus.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { useMarking } from '../attendance/use-marking.ts'
import { classStaffErrorText } from '../refusal-messages.ts'

/** Sends attendance marks that were made on the page of a class and have not been sent. */
export function UnsentMarks() {
  const user = useSessionUser()
  return user ? <StoredMarks staffId={user.id} /> : null
}

function StoredMarks({ staffId }: { staffId: string }) {
  const { flush, ...marking } = useMarking(staffId)
  return <MarksStatus marking={marking} errorText={classStaffErrorText} onRetry={flush} />
}
