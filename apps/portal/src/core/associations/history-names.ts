import { m } from '#messages'

type Details = Readonly<Record<string, string>>

/** What happens to an association, in words; each part of the site adds its actions here. */
export const historyNames = {
  applied: () => m.association_history_applied(),
  'changes-asked': () => m.association_history_changes_asked(),
  rejected: () => m.association_history_rejected(),
  'application-reopened': () => m.association_history_application_reopened(),
  withdrawn: () => m.association_history_withdrawn(),
  added: () => m.association_history_added(),
  approved: () => m.association_history_approved(),
  activated: () => m.association_history_activated(),
  deactivated: () => m.association_history_deactivated(),
  closed: () => m.association_history_closed(),
  reopened: () => m.association_history_reopened(),
  renamed: ({ before = '', after = '' }) => m.association_history_renamed({ before, after }),
  corrected: () => m.association_history_corrected(),
  trusted: () => m.association_history_trusted(),
  'not-trusted': () => m.association_history_not_trusted(),
  'merged-into': ({ other = '' }) => m.association_history_merged_into({ other }),
  'merged-here': ({ other = '', members = '' }) =>
    m.association_history_merged_here({ other, members }),
} satisfies Readonly<Record<string, (details: Details) => string>>
export type HistoryAction = keyof typeof historyNames
