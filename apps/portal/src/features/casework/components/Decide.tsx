import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { decisionNames } from '../case-texts.ts'
import type { OpenCase } from '../contract.ts'
import { casesChanged, takeBack } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import styles from './Case.module.css'
import { DecisionFields } from './DecisionFields.tsx'

/** What may be decided now, or what was decided and can still be taken back. */
export function Decide({ found }: { found: OpenCase }) {
  return (
    <section className={styles.section} aria-labelledby="decide-heading">
      <h2 id="decide-heading" className={styles.heading}>
        {m.casework_decide()}
      </h2>
      {found.pending ? (
        <Pending id={found.id} pending={found.pending} />
      ) : found.possible.length > 0 ? (
        <DecisionFields key={found.version} found={found} />
      ) : (
        <p>{m.casework_nothing_possible()}</p>
      )}
    </section>
  )
}

function Pending({ id, pending }: { id: string; pending: NonNullable<OpenCase['pending']> }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const taking = useMutation({
    mutationFn: () => whileLoggedIn(() => takeBack(id)),
    onSuccess: () => showMessage(m.casework_taken_back(), 'success'),
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(casesChanged),
  })
  return (
    <NoticeBox tone="info">
      <p>
        {m.casework_pending({
          by: pending.by,
          decision: decisionNames[pending.action](),
          time: formatTime(new Date(pending.takesEffectAt)),
        })}
      </p>
      {pending.comment && <p className={styles.comment}>{pending.comment}</p>}
      <p>
        <Button
          variant="secondary"
          loading={taking.isPending}
          onClick={() => taking.isPending || taking.mutate()}
        >
          {m.casework_take_back()}
        </Button>
      </p>
    </NoticeBox>
  )
}
