import { useSessionUser } from '#core/sessions/session-query.ts'
import { useMarking } from '../attendance/use-marking.ts'
import { MarkingState } from './MarkingState.tsx'

/** What was tapped on the page of a class and has not been sent: it is, from here too. */
export function KeptMarks() {
  const user = useSessionUser()
  return user ? <Kept staffId={user.id} /> : null
}

function Kept({ staffId }: { staffId: string }) {
  const { flush, ...marking } = useMarking(staffId)
  return <MarkingState marking={marking} onRetry={flush} />
}
