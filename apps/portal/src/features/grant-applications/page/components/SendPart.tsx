import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import type { OwnApplication } from '../../model/contract.ts'
import type { Problem } from '../../model/find-problems.ts'
import { sendApplication } from '../queries.ts'
import { instantText, problemFieldId, problemText, refusedText } from '../state-texts.ts'
import { useGrantAction } from '../use-grant-action.ts'
import type { UsedDraft } from '../use-shared-draft.ts'
import { MoveDraft, RemoveDraft } from './DraftActions.tsx'
import styles from './GrantApplications.module.css'

type Props = {
  application: OwnApplication
  draft: UsedDraft
  problems: readonly Problem[]
  /** Something is typed that cannot be saved, or two people wrote in one field. */
  isHeldUp: boolean
  /** The association is inactive, or a report is missing. */
  isObstructed: boolean
  onTry: () => void
  onSent: () => void
}

/** The checklist before sending: what is missing, and why others were refused for it. */
export function SendPart(props: Props) {
  const { application, problems, isHeldUp, isObstructed } = props
  const closed = closedText(application)
  const isReady = problems.length === 0 && !isHeldUp && !isObstructed && closed === null
  return (
    <section className={partStyles.part} aria-labelledby="grant-check">
      <h2 id="grant-check" tabIndex={-1}>
        {m.grant_applications_check()}
      </h2>
      {problems.length > 0 ? (
        <>
          <p>{m.grant_applications_check_missing({ count: problems.length })}</p>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <ProblemLine
                key={`${problem.code} ${problem.field ?? problem.documentId}`}
                problem={problem}
                application={application}
              />
            ))}
          </ul>
        </>
      ) : (
        <p>{m.grant_applications_check_right()}</p>
      )}
      {isHeldUp && <p>{m.grant_applications_held_up()}</p>}
      {closed && (
        <NoticeBox tone="warning">
          <p>{closed}</p>
          {application.otherRounds.length > 0 ? (
            <MoveDraft application={application} />
          ) : (
            <p>{m.grant_applications_no_other_round()}</p>
          )}
        </NoticeBox>
      )}
      <Send {...props} isReady={isReady} />
    </section>
  )
}

/** Why it cannot be sent in its round; null where it can. */
function closedText(application: OwnApplication): string | null {
  const { state, maySend, isRoundCancelled, isTypeOffered, round, now } = application
  if (state !== 'draft') return null
  if (isRoundCancelled) return m.grant_applications_round_cancelled()
  if (!isTypeOffered) return m.grant_applications_not_open()
  if (!maySend) return m.grant_applications_deadline_passed()
  if (round.opensAt > now)
    return m.grant_applications_opens_later({ at: instantText(round.opensAt) })
  return null
}

function ProblemLine({ problem, application }: { problem: Problem; application: OwnApplication }) {
  const asked = application.documents.find(({ id }) => id === problem.documentId)
  const refused = asked && refusedText(asked)
  const id = problemFieldId(problem)
  return (
    <li>
      <a
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(id)?.focus()
        }}
      >
        {problemText(problem, application)}
      </a>
      {refused && <> {refused}</>}
    </li>
  )
}

function Send(props: Props & { isReady: boolean }) {
  const { application, draft, isReady, onTry, onSent } = props
  const { id, state, sent, hasUnsentChanges, type, round } = application
  const [isOpen, setOpen] = useState(false)
  const sending = useGrantAction({
    call: async () => {
      const draftVersion = await draft.flush()
      // It is said in the form why it is not saved.
      if (draftVersion === null) return false
      await sendApplication(id, { draftVersion, sentVersion: sent?.version ?? 0 })
      return true
    },
    done: null,
    onDone: (isSent) => {
      setOpen(false)
      if (isSent) onSent()
    },
    onError: () => setOpen(false),
  })
  const isAgain = state !== 'draft'
  const hasNothing = state === 'sent' && !hasUnsentChanges && draft.state === 'saved'
  return (
    <>
      <div className={partStyles.buttons}>
        <Button
          type="button"
          aria-disabled={hasNothing}
          onClick={() => {
            if (hasNothing) return
            onTry()
            if (isReady) setOpen(true)
            else document.getElementById('grant-check')?.focus()
          }}
        >
          {isAgain ? m.grant_applications_send_again() : m.grant_applications_send()}
        </Button>
        {state === 'draft' && <RemoveDraft application={application} />}
      </div>
      {isOpen && (
        <ConfirmDialog
          heading={isAgain ? m.grant_applications_send_again() : m.grant_applications_send()}
          yes={m.grant_applications_send_yes()}
          isBusy={sending.isPending}
          onConfirm={() => sending.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>
            {m.grant_applications_send_text({
              type: textIn(type.name),
              round: textIn(round.name),
              deadline: instantText(round.deadlineAt),
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
