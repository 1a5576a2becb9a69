import { m } from '#messages'

type Details = Readonly<Record<string, string>>

/** Of a series: its title, and how many events it was about. */
const eventOf = ({ title = '', count = '1' }: Details) => ({ title, count: Number(count) })

/** What happens to an association, in words; each part of the site adds its actions here. */
export const historyNames = {
  applied: () => m.association_history_applied(),
  approved: () => m.association_history_approved(),
  activated: () => m.association_history_activated(),
  deactivated: () => m.association_history_deactivated(),
  closed: () => m.association_history_closed(),
  reopened: () => m.association_history_reopened(),
  'event-published': (details) => m.association_history_event_published(eventOf(details)),
  'event-sent': (details) => m.association_history_event_sent(eventOf(details)),
  'event-approved': (details) => m.association_history_event_approved(eventOf(details)),
  'event-sent-back': (details) => m.association_history_event_sent_back(eventOf(details)),
  'event-called-off': (details) => m.association_history_event_called_off(eventOf(details)),
} satisfies Readonly<Record<string, (details: Details) => string>>
export type HistoryAction = keyof typeof historyNames
