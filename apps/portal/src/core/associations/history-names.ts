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
  'member-removed': () => m.association_history_member_removed(),
  'member-corrected': () => m.association_history_member_corrected(),
  'members-invited': ({ count = '' }) => m.association_history_members_invited({ count }),
  'invitation-withdrawn': () => m.association_history_invitation_withdrawn(),
  'import-undone': ({ count = '' }) => m.association_history_import_undone({ count }),
  'member-accepted-invitation': () => m.association_history_invitation_accepted(),
  'role-given': () => m.association_history_role_given(),
  'role-ended': () => m.association_history_role_ended(),
  'role-type-added': () => m.association_history_role_type_added(),
  'role-type-renamed': () => m.association_history_role_type_renamed(),
  'role-type-removed': () => m.association_history_role_type_removed(),
  'role-rights-changed': () => m.association_history_role_rights(),
} satisfies Readonly<Record<string, (details: Details) => string>>
export type HistoryAction = keyof typeof historyNames
