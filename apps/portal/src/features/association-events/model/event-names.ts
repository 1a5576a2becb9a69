import { m } from '#messages'
import type { Audience, EventState } from './states.ts'

type Name = () => string

export const eventStateNames: Readonly<Record<EventState, Name>> = {
  draft: m.association_event_state_draft,
  waiting: m.association_event_state_waiting,
  'sent-back': m.association_event_state_sent_back,
  published: m.association_event_state_published,
  'called-off': m.association_event_state_called_off,
}

export const audienceNames: Readonly<Record<Audience, Name>> = {
  all: m.association_event_audience_all,
  members: m.association_event_audience_members,
}
