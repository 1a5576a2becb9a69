import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useEffect, useState } from 'react'
import { longest } from '#core/grants/limits.ts'
import { TabValuesNote } from '#core/public-forms/components/TabValuesNote.tsx'
import { type TabValues, useTabValues } from '#core/public-forms/use-tab-values.ts'
import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import formStyles from '#ui/form/Form.module.css'
import { TextArea } from '#ui/form/TextArea.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { dayText, instantText } from '../../components/day-text.ts'
import styles from '../../components/GrantDecisions.module.css'
import { useDecisionAction } from '../../components/use-decision-action.ts'
import { appealTexts } from '../../model/decision-texts.ts'
import { decisionErrorText, decisionFieldText } from '../../model/refusal-messages.ts'
import { AppealForm, type OwnAppeal, type OwnDecisions } from '../contract.ts'
import { ownDecisionsKey, ownLetterAddress, sendAppeal, withdrawAppeal } from '../queries.ts'

type Props = { applicationId: string; decisions: OwnDecisions }

/** Appeals of an application, and the form for one. */
export function AppealPart({ applicationId, decisions }: Props) {
  const { appeals, way, appealBody } = decisions
  const body = textIn(appealBody)
  if (appeals.length === 0 && way !== 'open' && way !== 'late') return null
  return (
    <section className={partStyles.part} aria-labelledby="grant-appeal">
      <h3 id="grant-appeal">{m.grant_decisions_own_appeal()}</h3>
      {appeals.map((one) => (
        <Appeal key={one.id} applicationId={applicationId} appeal={one} body={body} />
      ))}
      {(way === 'open' || way === 'late') && (
        <>
          <p>
            {way === 'open'
              ? m.grant_decisions_appeal_how({ body })
              : m.grant_decisions_appeal_late_how({ body })}
          </p>
          <SendAppeal applicationId={applicationId} body={body} />
        </>
      )}
    </section>
  )
}

function Appeal(props: { applicationId: string; appeal: OwnAppeal; body: string }) {
  const { applicationId, appeal, body } = props
  const { id, answer, isWithdrawn } = appeal
  const isWaiting = !(answer || isWithdrawn)
  return (
    <article className={partStyles.box} aria-label={m.grant_decisions_own_appeal()}>
      <Facts>
        <Fact label={m.grant_decisions_appeal_sent()}>
          {instantText(appeal.sentAt)}
          {appeal.isLate && ` (${m.grant_decisions_appeal_is_late()})`}
        </Fact>
        <Fact label={m.grant_decisions_state()}>{stateText(appeal, body)}</Fact>
        <Fact label={m.grant_decisions_appeal_text()}>
          <span className={styles.text}>{appeal.text}</span>
        </Fact>
        <Fact label={m.grant_decisions_appeal_words()}>
          {answer && <span className={styles.text}>{answer.words}</span>}
        </Fact>
      </Facts>
      {answer && answer.outcome !== 'changed' && (
        <p>
          <a href={ownLetterAddress(applicationId, id)} target="_blank" rel="noreferrer">
            {m.grant_decisions_appeal_letter()}
          </a>
        </p>
      )}
      {isWaiting && (
        <div>
          <AskFirst
            name={m.grant_decisions_appeal_withdraw()}
            heading={m.grant_decisions_appeal_withdraw_heading()}
            variant="secondary"
            call={() => withdrawAppeal(applicationId)}
            changes={ownDecisionsKey(applicationId)}
            done={() => m.grant_decisions_appeal_withdrawn_done()}
            errorText={decisionErrorText}
          >
            <p>{m.grant_decisions_appeal_withdraw_text()}</p>
          </AskFirst>
        </div>
      )}
    </article>
  )
}

function stateText({ answer, isWithdrawn }: OwnAppeal, body: string): string {
  if (isWithdrawn) return m.grant_decisions_appeal_is_withdrawn()
  return answer
    ? `${appealTexts[answer.outcome]()} (${dayText(answer.decidedOn)})`
    : m.grant_decisions_appeal_with_body({ body })
}

/** By a press: somebody who is content reads on. What was begun is open. */
function SendAppeal({ applicationId, body }: { applicationId: string; body: string }) {
  const kept = useTabValues(`grant-appeal-${applicationId}`)
  const [isOpen, setOpen] = useState(kept.restored !== null)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isPressed) document.getElementById('grant-appeal-text')?.focus()
  }, [isPressed])
  if (isOpen) return <WriteAppeal applicationId={applicationId} body={body} kept={kept} />
  return (
    <div>
      <Button
        type="button"
        variant="secondary"
        onClick={() => {
          setOpen(true)
          setPressed(true)
        }}
      >
        {m.grant_decisions_appeal_write()}
      </Button>
    </div>
  )
}

function WriteAppeal(props: { applicationId: string; body: string; kept: TabValues }) {
  const { applicationId, body, kept } = props
  const [text, setText] = useState(() => String(kept.restored?.values['text'] ?? ''))
  const [problem, setProblem] = useState<string | undefined>()
  const [isAsking, setAsking] = useState(false)
  const sending = useDecisionAction({
    call: () => sendAppeal(applicationId, text),
    changes: ownDecisionsKey(applicationId),
    done: () => m.grant_decisions_appeal_sent_done(),
    onDone: () => {
      kept.forget()
      setAsking(false)
    },
    errorText: decisionErrorText,
  })

  function ask(event: FormEvent) {
    event.preventDefault()
    const code = AppealForm.safeParse({ text }).error?.issues[0]?.message
    setProblem(decisionFieldText(code))
    if (code === undefined) setAsking(true)
    else document.getElementById('grant-appeal-text')?.focus()
  }

  return (
    <>
      <form method="post" className={formStyles.form} onSubmit={ask} noValidate>
        <TextArea
          id="grant-appeal-text"
          label={m.grant_decisions_appeal_text()}
          hint={m.grant_decisions_appeal_hint()}
          rows={8}
          maxLength={longest.text}
          value={text}
          error={problem}
          onChange={({ target: { value } }) => {
            setText(value)
            kept.keep(value.trim() === '' ? null : { text: value })
          }}
        />
        <TabValuesNote
          kept={kept}
          discard={() => {
            setText('')
            kept.forget()
          }}
        />
        <div>
          <Button type="submit">{m.grant_decisions_appeal_send()}</Button>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          heading={m.grant_decisions_appeal_send_heading()}
          yes={m.grant_decisions_appeal_send()}
          isBusy={sending.isPending}
          onConfirm={() => sending.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{m.grant_decisions_appeal_send_text({ body })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
