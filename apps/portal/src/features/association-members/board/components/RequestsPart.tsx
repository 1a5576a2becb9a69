import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { useMemberAction } from '../../components/use-member-action.ts'
import { longestAnswer } from '../../model/limits.ts'
import { instantText } from '../../model/member-texts.ts'
import type { JoinRequest } from '../contract.ts'
import { acceptRequest, declineRequest, setupKey } from '../queries.ts'

/** People who wait: to be accepted, or to pay. */
export function RequestsPart({ id, requests }: { id: string; requests: readonly JoinRequest[] }) {
  return (
    <section className={styles.part} aria-labelledby="association-requests">
      <h2 id="association-requests">{m.association_requests_heading()}</h2>
      {requests.length === 0 ? (
        <p>{m.association_requests_none()}</p>
      ) : (
        <Rows label={m.association_requests_heading()}>
          {requests.map((request) => (
            <Request key={request.id} id={id} request={request} />
          ))}
        </Rows>
      )}
    </section>
  )
}

function Request({ id, request }: { id: string; request: JoinRequest }) {
  const { name, requestedAt, payBefore } = request
  const accepting = useMemberAction({
    call: () => acceptRequest(id, request.id),
    changes: setupKey(id),
    done: () => m.association_request_accepted({ name }),
  })
  return (
    <Row
      name={name}
      details={
        payBefore
          ? m.association_request_pays({ before: instantText(payBefore) })
          : m.association_request_of({ date: instantText(requestedAt) })
      }
      action={
        <div className={styles.buttons}>
          {!payBefore && (
            <Button
              data-size="sm"
              loading={accepting.isPending}
              onClick={() => accepting.mutate()}
              aria-label={m.association_request_accept_name({ name })}
            >
              {m.association_request_accept()}
            </Button>
          )}
          <Decline id={id} request={request} />
        </div>
      }
    />
  )
}

function Decline({ id, request: { id: memberId, name } }: { id: string; request: JoinRequest }) {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const declining = useMemberAction({
    call: () => declineRequest(id, memberId, answer),
    changes: setupKey(id),
    done: () => m.association_request_declined({ name }),
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button
        data-size="sm"
        variant="secondary"
        onClick={() => setOpen(true)}
        aria-label={m.association_request_decline_name({ name })}
      >
        {m.association_request_decline()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.association_decline_heading({ name })}
          yes={m.association_request_decline()}
          isBusy={declining.isPending}
          onConfirm={() => declining.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{m.association_decline_text()}</p>
          <TextArea
            id={`decline-${memberId}`}
            label={m.association_decline_answer()}
            hint={m.association_decline_hint()}
            rows={4}
            maxLength={longestAnswer}
            value={answer}
            error={undefined}
            onChange={(event) => setAnswer(event.target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
