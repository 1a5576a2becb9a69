import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { storeMessage } from '#ui/snackbar/use-stored-message.ts'
import { Waiting } from '#ui/Waiting.tsx'
import { eventErrorText } from '../../model/event-refusal-texts.ts'
import type { OpenEvent } from '../contract.ts'
import type { Scope, EventForm as SentEvent } from '../event-form.ts'
import { isMovedTo } from '../is-moved-to.ts'
import { changeEvent, eventQueriesOf, openEventQuery } from '../queries.ts'
import { typedOf } from '../typed-event.ts'
import styles from './EventForm.module.css'
import { EventForm } from './EventForm.tsx'

/** An event of the board, to be changed: alone or with those of its series that follow. */
export function EditEventPage({ id, eventId }: { id: string; eventId: string }) {
  return (
    <AssociationFrame heading={m.association_event_edit()} id={id} right="events">
      {() => <Open id={id} eventId={eventId} />}
    </AssociationFrame>
  )
}

function Open({ id, eventId }: { id: string; eventId: string }) {
  const { data, error, refetch } = useQuery(openEventQuery(id, eventId))
  if (error && !data) return <LoadFailure text={eventErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  const isFinal = data.state === 'called-off' || (data.isOver && data.state === 'published')
  if (isFinal)
    return (
      <EmptyState>
        <p>
          {data.state === 'called-off'
            ? m.association_event_called_off_refused()
            : m.association_event_over_refused()}
        </p>
      </EmptyState>
    )
  return <Edit id={id} open={data} />
}

function Edit({ id, open }: { id: string; open: OpenEvent }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const navigate = useNavigate()
  const [scope, setScope] = useState<Scope>('one')
  /** Waits until somebody has read how many are told. */
  const [unconfirmed, setUnconfirmed] = useState<SentEvent | null>(null)
  const concerned = scope === 'one' ? open.booked : open.following
  const people = concerned.people + concerned.waiting

  const save = async (event: SentEvent) => {
    const body = { event, version: open.version, scope }
    const { told, state } = await whileLoggedIn(() => changeEvent(id, open.id, body))
    await queryClient.invalidateQueries(eventQueriesOf(id))
    storeMessage(
      told > 0
        ? m.association_event_saved_told({ count: told })
        : state === 'waiting'
          ? m.association_event_sent()
          : m.association_event_saved(),
    )
    await navigate({ to: '/my-page/associations/details/$id/events', params: { id } })
  }
  const confirmed = useSingleMutation({
    mutationFn: save,
    onError: (error: Error) => {
      setUnconfirmed(null)
      showMessage(eventErrorText(error), 'error')
    },
  })
  return (
    <>
      <EventForm
        initial={typedOf(open.event)}
        isNew={false}
        before={
          <>
            {open.reason && (
              <NoticeBox tone="warning" heading={m.association_event_state_sent_back()}>
                <p>{open.reason}</p>
              </NoticeBox>
            )}
            {open.isApprovedAnew && (
              <NoticeBox tone="info">
                <p>{m.association_event_approved_anew()}</p>
              </NoticeBox>
            )}
            {people > 0 && (
              <NoticeBox tone="info">
                <p>{m.association_event_booked_note({ count: people })}</p>
              </NoticeBox>
            )}
            {open.following.events > 1 && (
              <Choices
                id="event-scope"
                type="radio"
                legend={m.association_event_scope()}
                options={[
                  { value: 'one', text: m.association_event_scope_one() },
                  {
                    value: 'following',
                    text: m.association_event_scope_following({
                      count: open.following.events - 1,
                    }),
                  },
                ]}
                chosen={[scope]}
                onChange={([chosen]) => chosen && setScope(chosen)}
              />
            )}
          </>
        }
        send={async (event) => {
          const isMoved = open.state === 'published' && isMovedTo(open.event, event)
          if (isMoved && people > 0) setUnconfirmed(event)
          else await save(event)
        }}
      >
        {(isSubmitting) => (
          <div className={styles.buttons}>
            <Button type="submit" loading={isSubmitting}>
              {m.association_event_save()}
            </Button>
          </div>
        )}
      </EventForm>
      {unconfirmed && (
        <ConfirmDialog
          heading={m.association_event_move_heading()}
          yes={m.association_event_move_yes()}
          isBusy={confirmed.isPending}
          onConfirm={() => confirmed.mutate(unconfirmed)}
          onClose={() => setUnconfirmed(null)}
        >
          <p>{m.association_event_move_text({ count: people })}</p>
          {concerned.refundOre > 0 && (
            <p>{m.association_event_move_refund({ amount: formatKroner(concerned.refundOre) })}</p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
