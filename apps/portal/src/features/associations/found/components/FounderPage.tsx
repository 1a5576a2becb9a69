import { Alert, Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Associations.module.css'
import { textOf } from '../../components/text-of.ts'
import type { FounderQuestion } from '../../model/contract.ts'
import { ownErrorText } from '../../model/refusal-messages.ts'
import { answerAsFounder, askFounder } from '../queries.ts'

/** The page of the link that a founder gets. Mail programs open links: only a press answers. */
export function FounderPage() {
  return (
    <Page heading={m.associations_founder_heading()} intro={m.associations_founder_intro()}>
      <div className={`${styles.page} ${styles.below}`}>
        <Question />
      </div>
    </Page>
  )
}

function Question() {
  const [token, setToken] = useState<string | null>(null)
  const [question, setQuestion] = useState<FounderQuestion | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const read = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''
    setToken(read)
    let isHere = true
    askFounder(read).then(
      (found) => isHere && setQuestion(found),
      (error: unknown) => isHere && setFailure(ownErrorText(error)),
    )
    return () => {
      isHere = false
    }
  }, [])
  if (failure)
    return (
      <Alert data-color="warning" role="alert">
        {failure}
      </Alert>
    )
  if (!question || token === null) return <Waiting rows={3} />
  return <Answer question={question} token={token} />
}

function Answer({ question, token }: { question: FounderQuestion; token: string }) {
  const { associationName, applicant, name, purpose } = question
  const [state, setState] = useState(question.state)
  const [isSending, setSending] = useState<'accepting' | 'declining' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const singleFlight = useSingleFlight()
  const said = useRef<HTMLDivElement>(null)
  const isNew = state !== question.state
  useEffect(() => {
    if (isNew) said.current?.focus()
  }, [isNew])

  const answer = (accepts: boolean) =>
    singleFlight(async () => {
      setSending(accepts ? 'accepting' : 'declining')
      setRefusal(null)
      try {
        await answerAsFounder(token, accepts)
        setState(accepts ? 'confirmed' : 'declined')
      } catch (error) {
        setRefusal(ownErrorText(error))
      } finally {
        setSending(null)
      }
    })

  return (
    <section aria-labelledby="founder-question" className={styles.part}>
      <h2 id="founder-question">{associationName}</h2>
      <p className={styles.text}>{textOf(purpose)}</p>
      {state === 'waiting' ? (
        <>
          <p>
            {m.associations_founder_question({ name, applicant, association: associationName })}
          </p>
          {refusal && (
            <Alert data-color="warning" role="alert">
              {refusal}
            </Alert>
          )}
          <div className={styles.buttons}>
            <Button loading={isSending === 'accepting'} onClick={() => answer(true)}>
              {m.associations_founder_yes()}
            </Button>
            <Button
              variant="secondary"
              loading={isSending === 'declining'}
              onClick={() => answer(false)}
            >
              {m.associations_founder_no()}
            </Button>
          </div>
        </>
      ) : (
        <div ref={said} tabIndex={-1} role="status">
          <NoticeBox
            tone={state === 'confirmed' ? 'success' : 'info'}
            heading={
              state === 'confirmed'
                ? m.associations_founder_done_yes()
                : m.associations_founder_done_no()
            }
          >
            <p>
              {state === 'confirmed'
                ? m.associations_founder_done_yes_text()
                : m.associations_founder_done_no_text()}
            </p>
          </NoticeBox>
        </div>
      )}
    </section>
  )
}
