import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { OwnEvent, OwnEvents } from '../../manage/contract.ts'
import type { Scope } from '../../manage/event-form.ts'
import { eventQueriesOf, removeEvent } from '../../manage/queries.ts'
import { eventErrorText } from '../../model/event-refusal-texts.ts'
import { publishEvents } from '../queries.ts'
import { CallOffDialog } from './CallOffDialog.tsx'
import styles from './EventsPage.module.css'
import { ScopeChoice } from './ScopeChoice.tsx'

type Props = { id: string; event: OwnEvent; own: OwnEvents; title: string }
type Open = 'publish' | 'remove' | 'call-off' | null

/** What a board can do with one of its events. */
export function EventActions({ id, event, own, title }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const locale = getLocale()
  const params = { id, eventId: event.id }
  const isUnpublished = event.state === 'draft' || event.state === 'sent-back'
  const isOver = new Date(event.endsAt) <= new Date()
  const isPublic = event.state === 'published' || event.state === 'called-off'
  const canBeEdited = event.state !== 'called-off' && (!isOver || !isPublic)
  return (
    <div className={styles.links}>
      {canBeEdited && (
        <ContentLink href={pagePath('editAssociationEvent', locale, params)}>
          {m.association_event_action_edit()}
          <Of title={title} />
        </ContentLink>
      )}
      <ContentLink href={pagePath('duplicateAssociationEvent', locale, params)}>
        {m.association_event_action_copy()}
        <Of title={title} />
      </ContentLink>
      {isPublic && (
        <ContentLink href={pagePath('associationEvent', locale, { id: event.id })}>
          {m.association_event_action_page()}
          <Of title={title} />
        </ContentLink>
      )}
      {event.state === 'published' && event.capacity !== null && (
        <ContentLink href={pagePath('associationEventCheckIn', locale, params)}>
          {m.event_checkin_heading()}
          <Of title={title} />
        </ContentLink>
      )}
      {isUnpublished && own.mayPublish && (
        <Button variant="secondary" onClick={() => setOpen('publish')}>
          {own.isTrusted ? m.association_event_publish() : m.association_event_send()}
          <Of title={title} />
        </Button>
      )}
      {event.state === 'published' && !isOver && (
        <Button variant="tertiary" onClick={() => setOpen('call-off')}>
          {m.association_event_call_off()}
          <Of title={title} />
        </Button>
      )}
      {(isUnpublished || event.state === 'waiting') && (
        <Button variant="tertiary" onClick={() => setOpen('remove')}>
          {m.association_event_remove()}
          <Of title={title} />
        </Button>
      )}
      {open === 'call-off' && <CallOffDialog id={id} event={event} onClose={() => setOpen(null)} />}
      {(open === 'publish' || open === 'remove') && (
        <SeriesDialog kind={open} id={id} event={event} own={own} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

/** Which one, for those who hear the name of a link alone. */
const Of = ({ title }: { title: string }) => <span className="ds-sr-only">: {title}</span>

function SeriesDialog({
  kind,
  id,
  event,
  own,
  onClose,
}: Omit<Props, 'title'> & { kind: 'publish' | 'remove'; onClose: () => void }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [scope, setScope] = useState<Scope>('one')
  const body = { version: event.version, scope }
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () =>
      whileLoggedIn<unknown>(() =>
        kind === 'publish' ? publishEvents(id, event.id, body) : removeEvent(id, event.id, body),
      ),
    onSuccess: () => showMessage(doneText(kind, own), 'success'),
    onError: (error) => showMessage(eventErrorText(error), 'error'),
    onSettled: async () => {
      onClose()
      await queryClient.invalidateQueries(eventQueriesOf(id))
    },
  })
  const publishing = own.isTrusted ? m.association_event_publish() : m.association_event_send()
  return (
    <ConfirmDialog
      heading={
        kind === 'remove'
          ? m.association_event_remove_heading()
          : own.isTrusted
            ? m.association_event_publish_heading()
            : m.association_event_send_heading()
      }
      yes={kind === 'remove' ? m.association_event_remove() : publishing}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>
        {kind === 'remove'
          ? m.association_event_remove_text()
          : own.isTrusted
            ? m.association_event_publish_text()
            : m.association_event_not_trusted()}
      </p>
      <ScopeChoice id="event-scope" event={event} scope={scope} onChange={setScope} />
    </ConfirmDialog>
  )
}

function doneText(kind: 'publish' | 'remove', own: OwnEvents): string {
  if (kind === 'remove') return m.association_event_removed()
  return own.isTrusted ? m.association_event_published_done() : m.association_event_sent()
}
