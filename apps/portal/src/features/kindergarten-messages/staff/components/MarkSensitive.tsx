import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import type { StaffThread } from '../../model/contract.ts'
import { useStaffAction } from '../../model/use-staff-action.ts'
import { markSensitive } from '../queries.ts'

/** Whether guardians read the thread only after a login with ID-porten, and why it cannot be so. */
export function MarkSensitive({ thread }: { thread: StaffThread }) {
  const { id, isSensitive, isStrongLoginOffered } = thread
  const { mutate, isPending } = useStaffAction(() => markSensitive(id, !isSensitive), {
    done: () =>
      isSensitive ? m.kindergarten_messages_unmarked() : m.kindergarten_messages_marked(),
  })
  if (!isSensitive && !isStrongLoginOffered)
    return <p>{m.kindergarten_messages_strong_not_offered()}</p>
  return (
    <p>
      <Button variant="secondary" loading={isPending} onClick={() => mutate()}>
        {isSensitive ? m.kindergarten_messages_unmark() : m.kindergarten_messages_mark()}
      </Button>
    </p>
  )
}
