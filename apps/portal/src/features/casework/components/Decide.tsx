import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { formatTime } from '#platform/time/format.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { decisionNames, stepText } from '../case-texts.ts'
import type { CaseStep, OpenCase } from '../contract.ts'
import { setUndone, useJustDecided } from '../just-decided.ts'
import { isLate } from '../pending-decision.ts'
import { casesChanged, takeBack } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import styles from './Case.module.css'
import { Checklist } from './Checklist.tsx'
import { DecisionFields } from './DecisionFields.tsx'
import { useDecisionForm } from './use-decision-form.ts'

/**
 * The possible decisions, or the pending one, which can still be taken back. A message that is being
 * written is kept when others change the case.
 */
export function Decide({ found, queue }: { found: OpenCase; queue: TableSearch }) {
  const { form, draft, seen, missed, acknowledge } = useDecisionForm(found)
  const comment = form.watch('comment')
  const canDecide = !found.pending && found.possible.length > 0
  return (
    <section className={styles.section} aria-labelledby="decide-heading">
      <h2 id="decide-heading" className={styles.heading} tabIndex={-1}>
        {m.casework_decide()}
      </h2>
      {missed.length > 0 && <Missed steps={missed} onSeen={acknowledge} />}
      {found.pending && <Pending id={found.id} pending={found.pending} />}
      {!found.pending && found.possible.length === 0 && <p>{m.casework_nothing_possible()}</p>}
      {!canDecide && comment !== '' && (
        <div>
          <p>{m.casework_kept_comment()}</p>
          <p className={styles.comment}>{comment}</p>
        </div>
      )}
      <div hidden={!canDecide} className={styles.section}>
        <Checklist found={found} />
        <DecisionFields found={found} form={form} draft={draft} version={seen} queue={queue} />
      </div>
    </section>
  )
}

/** What others have done since the caseworker started to write. */
function Missed({ steps, onSeen }: { steps: readonly CaseStep[]; onSeen: () => void }) {
  return (
    <div role="alert">
      <NoticeBox tone="warning" heading={m.casework_conflict()}>
        <ul className={styles.warnings}>
          {steps.map((step) => (
            <li key={step.id}>{stepText(step)}</li>
          ))}
        </ul>
        <p>{m.casework_conflict_text()}</p>
        <p>
          <Button variant="secondary" onClick={onSeen}>
            {m.casework_conflict_seen()}
          </Button>
        </p>
      </NoticeBox>
    </div>
  )
}

/** Until it has taken effect it can be taken back. */
function Pending({ id, pending }: { id: string; pending: NonNullable<OpenCase['pending']> }) {
  const { decided } = useJustDecided()
  // A key takes nothing back that a colleague has decided.
  const own = decided?.id === id ? decided : null
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const taking = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => takeBack(id)),
    onSuccess: () => {
      showMessage(m.casework_taken_back(), 'success')
      if (own) setUndone(own)
    },
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(casesChanged),
  })
  useShortcuts({ u: own ? () => taking.mutate() : undefined })
  const late = isLate(pending, new Date())
  const text = late ? m.casework_pending_late : m.casework_pending
  return (
    <NoticeBox tone={late ? 'warning' : 'info'}>
      <p>
        {text({
          by: pending.by,
          decision: decisionNames[pending.action](),
          time: formatTime(new Date(pending.takesEffectAt)),
        })}
      </p>
      {pending.reasons.length > 0 && (
        <p>{formatList(pending.reasons.map((reason) => textIn(reason)))}</p>
      )}
      {pending.comment && <p className={styles.comment}>{pending.comment}</p>}
      <p>
        <Button variant="secondary" loading={taking.isPending} onClick={() => taking.mutate()}>
          {m.casework_take_back()}
        </Button>
      </p>
    </NoticeBox>
  )
}
