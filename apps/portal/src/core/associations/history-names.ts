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
  'contact-invited': () => m.association_history_contact_invited(),
  'contact-invitation-sent-again': () => m.association_history_contact_invitation_sent_again(),
  'contact-invitation-withdrawn': () => m.association_history_contact_invitation_withdrawn(),
  'contact-invitation-declined': () => m.association_history_contact_invitation_declined(),
  'contact-accepted': () => m.association_history_contact_accepted(),
  'contact-left': () => m.association_history_contact_left(),
  'contact-removed': () => m.association_history_contact_removed(),
  'contact-appointed': () => m.association_history_contact_appointed(),
  'contacts-released': () => m.association_history_contacts_released(),
  'contacts-reminded': () => m.association_history_contacts_reminded(),
  'details-confirmed': () => m.association_history_details_confirmed(),
  'confirmation-reminded': () => m.association_history_confirmation_reminded(),
  'assembly-registered': () => m.association_history_assembly_registered(),
  'assembly-withdrawn': () => m.association_history_assembly_withdrawn(),
  'assembly-corrected': () => m.association_history_assembly_corrected(),
  'handover-reminded': () => m.association_history_handover_reminded(),
  'handover-accepted': () => m.association_history_handover_accepted(),
  'profile-changed': () => m.association_history_profile_changed(),
  'profile-corrected': () => m.association_history_profile_corrected(),
  'picture-changed': () => m.association_history_picture_changed(),
  'picture-removed': () => m.association_history_picture_removed(),
  renamed: ({ before = '', after = '' }) => m.association_history_renamed({ before, after }),
  corrected: () => m.association_history_corrected(),
  trusted: () => m.association_history_trusted(),
  'not-trusted': () => m.association_history_not_trusted(),
  'merged-into': ({ other = '' }) => m.association_history_merged_into({ other }),
  'merged-here': ({ other = '', members = '' }) =>
    m.association_history_merged_here({ other, members }),
} satisfies Readonly<Record<string, (details: Details) => string>>
export type HistoryAction = keyof typeof historyNames
