import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { HolderFields } from '../../model/components/HolderFields.tsx'
import type { CourseRule, OwnTicket } from '../../model/contract.ts'
import { refetchCourses } from '../../model/queries.ts'
import { courseErrorText } from '../../model/refusal-messages.ts'
import { emptyHolder, judgeHolder, problemsOf, toHolder } from '../../model/typed-holder.ts'
import { passTicket } from '../queries.ts'

type Props = { ticket: OwnTicket; rule: CourseRule; onClose: () => void }

/** Asks for whom a ticket is from now on, and says what becomes of its code. */
export function PassDialog({ ticket, rule, onClose }: Props) {
  const [typed, setTyped] = useState(emptyHolder)
  const [failures, setFailures] = useState(0)
  const fail = () => setFailures((count) => count + 1)
  const passing = usePass(ticket, { onClose, onError: fail })
  const problems = failures === 0 ? {} : judgeHolder(typed)
  const prefix = 'pass-ticket'
  const refused = passing.error
    ? [{ fieldId: undefined, text: courseErrorText(passing.error) }]
    : []
  return (
    <Dialog
      heading={m.course_booking_pass_heading()}
      onClose={onClose}
      actions={
        <>
          <Button
            loading={passing.isPending}
            onClick={() => {
              const isFine = Object.keys(judgeHolder(typed)).length === 0
              if (isFine) passing.mutate(typed)
              else fail()
            }}
          >
            {m.course_booking_pass_yes()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.course_booking_keep()}
          </Button>
        </>
      }
    >
      <ProblemSummary
        problems={[...problemsOf(prefix, problems), ...refused]}
        failures={failures}
      />
      <p>
        {m.course_booking_pass_text({
          name: ticket.holder,
          until: formatDayAndTime(new Date(rule.passUntil)),
        })}
      </p>
      <HolderFields prefix={prefix} typed={typed} problems={problems} onChange={setTyped} />
    </Dialog>
  )
}

function usePass(
  { id }: OwnTicket,
  { onClose, onError }: { onClose: () => void; onError: () => void },
) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation({
    mutationFn: (typed: typeof emptyHolder) => whileLoggedIn(() => passTicket(id, toHolder(typed))),
    onSuccess: (_, { holder }) => {
      showMessage(m.course_booking_passed({ name: holder.trim() }), 'success')
      onClose()
    },
    onError,
    onSettled: refetchCourses,
  })
}
