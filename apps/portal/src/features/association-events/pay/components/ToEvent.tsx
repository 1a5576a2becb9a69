import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { eventAddress } from '../../model/event-address.ts'

export function ToEvent({ eventId }: { eventId: string }) {
  return (
    <p>
      <ContentLink href={eventAddress(eventId)}>{m.event_place_to_event()}</ContentLink>
    </p>
  )
}
