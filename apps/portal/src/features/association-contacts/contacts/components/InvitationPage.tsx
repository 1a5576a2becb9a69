import { Alert, Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { withCallback } from '#core/sessions/login/callback.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/components/Contacts.module.css'
import { contactErrorText } from '../../model/refusal-messages.ts'
import { acceptInvitation, declineInvitation, readInvitation } from '../queries.ts'
import { useInvitationToken } from '../use-invitation-token.ts'

/**
 * The page of the mailed link: accept with any account, or decline without one. Both need a press,
 * because mail programs open links themselves.
 */
export function InvitationPage() {
  const [token, forget] = useInvitationToken()
  return (
    <QueryProvider>
      <Page
        heading={m.association_contact_invitation_heading()}
        intro={m.association_contact_invitation_intro()}
      >
        {token === null ? <Waiting /> : <Invitation token={token} forget={forget} />}
      </Page>
    </QueryProvider>
  )
}

type Known = { state: 'reading' } | { state: 'open'; association: string } | { state: 'gone' }
type Answered = { kind: 'accepted'; associationId: string } | { kind: 'declined' }

function Invitation({ token, forget }: { token: string; forget: () => void }) {
  const [known, setKnown] = useState<Known>({ state: 'reading' })
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    readInvitation(token).then(
      ({ association }) => isShown && setKnown({ state: 'open', association }),
      (error: unknown) => {
        if (!isShown) return
        setRefusal(token === '' ? m.association_invitation_invalid() : contactErrorText(error))
        setKnown({ state: 'gone' })
      },
    )
    return () => {
      isShown = false
    }
  }, [token])

  if (answered) return <Done answered={answered} />
  if (known.state === 'reading') return <Waiting />
  return (
    <div className={`${styles.stack} ${styles.below}`}>
      {refusal !== null && (
        <Alert data-color="warning" role="alert">
          {refusal}
        </Alert>
      )}
      {known.state === 'open' && (
        <>
          <p>{m.association_contact_invitation_text({ association: known.association })}</p>
          <Answers
            token={token}
            onRefused={setRefusal}
            onAnswered={(answer) => {
              forget()
              setAnswered(answer)
            }}
          />
        </>
      )}
    </div>
  )
}

type AnswersProps = {
  token: string
  onRefused: (text: string | null) => void
  onAnswered: (answer: Answered) => void
}

function Answers({ token, onRefused, onAnswered }: AnswersProps) {
  const user = useSessionUser()
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null)
  async function answer(kind: 'accept' | 'decline', send: () => Promise<Answered>): Promise<void> {
    if (sending !== null) return
    setSending(kind)
    onRefused(null)
    try {
      onAnswered(await send())
    } catch (error) {
      onRefused(contactErrorText(error))
      setSending(null)
    }
  }
  return (
    <>
      {user ? (
        <p>{m.association_contact_invitation_as({ name: `${user.firstName} ${user.lastName}` })}</p>
      ) : (
        <LogInFirst />
      )}
      <div className={styles.buttons}>
        {user && (
          <Button
            loading={sending === 'accept'}
            onClick={() =>
              answer('accept', async () => ({
                kind: 'accepted',
                ...(await acceptInvitation(token)),
              }))
            }
          >
            {m.association_contact_invitation_accept()}
          </Button>
        )}
        <Button
          variant="secondary"
          loading={sending === 'decline'}
          onClick={() =>
            answer('decline', async () => {
              await declineInvitation(token)
              return { kind: 'declined' }
            })
          }
        >
          {m.association_contact_invitation_decline()}
        </Button>
      </div>
    </>
  )
}

/** The token waits in this tab: it is never in an address that a server sees. */
function LogInFirst() {
  const locale = getLocale()
  const here = pagePath('associationContactInvitation', locale)
  return (
    <>
      <p>{m.association_contact_invitation_log_in_text()}</p>
      <p className={styles.buttons}>
        <a
          className="ds-button"
          data-variant="primary"
          href={withCallback(pagePath('login', locale), here)}
        >
          {m.association_contact_invitation_log_in()}
        </a>
        <a href={withCallback(pagePath('signUp', locale), here)}>
          {m.association_contact_invitation_sign_up()}
        </a>
      </p>
    </>
  )
}

function Done({ answered }: { answered: Answered }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const locale = getLocale()
  const isAccepted = answered.kind === 'accepted'
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.stack}>
      <NoticeBox
        tone="success"
        heading={
          isAccepted
            ? m.association_contact_invitation_accepted_heading()
            : m.association_contact_invitation_declined_heading()
        }
      >
        <p>
          {isAccepted
            ? m.association_contact_invitation_accepted_text()
            : m.association_contact_invitation_declined_text()}
        </p>
      </NoticeBox>
      {isAccepted && (
        <p>
          <a href={pagePath('associationContacts', locale, { id: answered.associationId })}>
            {m.association_contact_invitation_to_association()}
          </a>
        </p>
      )}
    </div>
  )
}
