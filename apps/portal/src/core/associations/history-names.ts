import { m } from '#messages'

type Details = Readonly<Record<string, string>>

/** What happens to an association, in words; each part of the site adds its actions here. */
export const historyNames = {
  applied: () => m.association_history_applied(),
  approved: () => m.association_history_approved(),
  activated: () => m.association_history_activated(),
  deactivated: () => m.association_history_deactivated(),
  closed: () => m.association_history_closed(),
  reopened: () => m.association_history_reopened(),
  'event-answers-read': ({ title = '', count = '' }) =>
    m.association_history_answers_read({ title, count }),
} satisfies Readonly<Record<string, (details: Details) => string>>
export type HistoryAction = keyof typeof historyNames
