import { m } from '#messages'

type Details = Readonly<Record<string, string>>

/** Of a series: its title, and how many events it was about. */
const eventOf = ({ title = '', count = '1' }: Details) => ({ title, count: Number(count) })

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
  'terms-changed': ({ kroner = '' }) => m.association_history_terms_changed({ kroner }),
  'admission-changed': () => m.association_history_admission_changed(),
  'code-made': ({ label = '' }) => m.association_history_code_made({ label }),
  'code-ended': ({ label = '' }) => m.association_history_code_ended({ label }),
  'member-accepted': () => m.association_history_member_accepted(),
  'member-declined': () => m.association_history_member_declined(),
  'cash-registered': ({ kroner = '' }) => m.association_history_cash_registered({ kroner }),
  'term-added': () => m.association_history_term_added(),
  'term-cancelled': () => m.association_history_term_cancelled(),
  'fee-refunded': () => m.association_history_fee_refunded(),
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
  'newsletter-sent': ({ recipients = '' }) => m.association_history_newsletter_sent({ recipients }),
  'newsletter-stopped': ({ recipients = '' }) =>
    m.association_history_newsletter_stopped({ recipients }),
  'event-answers-read': ({ title = '', count = '' }) =>
    m.association_history_answers_read({ title, count }),
  'event-published': (details) => m.association_history_event_published(eventOf(details)),
  'event-sent': (details) => m.association_history_event_sent(eventOf(details)),
  'event-approved': (details) => m.association_history_event_approved(eventOf(details)),
  'event-sent-back': (details) => m.association_history_event_sent_back(eventOf(details)),
  'event-called-off': (details) => m.association_history_event_called_off(eventOf(details)),
  'event-place-cancelled': ({ title = '' }) =>
    m.association_history_event_place_cancelled({ title }),
  'account-entered': () => m.association_history_account_entered(),
  'account-confirmed': () => m.association_history_account_confirmed(),
  'account-rejected': () => m.association_history_account_rejected(),
  'account-withdrawn': () => m.association_history_account_withdrawn(),
  'account-shown': () => m.association_history_account_shown(),
  'account-removed': () => m.association_history_account_removed(),
  'payout-asked': ({ kroner = '' }) => m.association_history_payout_asked({ kroner }),
  'payout-withdrawn': ({ kroner = '' }) => m.association_history_payout_withdrawn({ kroner }),
  'payout-approved': ({ kroner = '' }) => m.association_history_payout_approved({ kroner }),
  'payout-declined': ({ kroner = '' }) => m.association_history_payout_declined({ kroner }),
  'payout-started': ({ kroner = '' }) => m.association_history_payout_started({ kroner }),
  'payout-paid': ({ kroner = '' }) => m.association_history_payout_paid({ kroner }),
  'payout-failed': ({ kroner = '' }) => m.association_history_payout_failed({ kroner }),
  'grant-case-refused': ({ reference = '' }) => m.association_history_grant_refused({ reference }),
  'grant-case-changes-asked': ({ reference = '' }) =>
    m.association_history_grant_changes_asked({ reference }),
  'grant-case-reopened': ({ reference = '' }) =>
    m.association_history_grant_case_reopened({ reference }),
  'grant-case-moved': ({ reference = '' }) => m.association_history_grant_moved({ reference }),
  'grant-case-withdrawn': ({ reference = '' }) =>
    m.association_history_grant_withdrawn_by_staff({ reference }),
  'payout-returned': ({ kroner = '' }) => m.association_history_payout_returned({ kroner }),
  'grant-decided': ({ reference = '' }) => m.association_history_grant_decided({ reference }),
  'grant-appealed': ({ reference = '' }) => m.association_history_grant_appealed({ reference }),
  'grant-appeal-withdrawn': ({ reference = '' }) =>
    m.association_history_grant_appeal_withdrawn({ reference }),
  'grant-appeal-decided': ({ reference = '' }) =>
    m.association_history_grant_appeal_decided({ reference }),
  'grant-corrected': ({ reference = '' }) => m.association_history_grant_corrected({ reference }),
  'grant-started': () => m.association_history_grant_started(),
  'grant-draft-removed': () => m.association_history_grant_draft_removed(),
  'grant-sent': ({ title = '' }) => m.association_history_grant_sent({ title }),
  'grant-changed': ({ title = '' }) => m.association_history_grant_changed({ title }),
  'grant-withdrawn': ({ title = '' }) => m.association_history_grant_withdrawn({ title }),
  'grant-accepted': ({ reference = '' }) => m.association_history_grant_accepted({ reference }),
  'grant-declined': ({ reference = '' }) => m.association_history_grant_declined({ reference }),
  'grant-lapsed': ({ reference = '' }) => m.association_history_grant_lapsed({ reference }),
  'grant-reopened': ({ reference = '' }) => m.association_history_grant_reopened({ reference }),
  'grant-ended': ({ reference = '' }) => m.association_history_grant_ended({ reference }),
  'grant-part-approved': ({ reference = '', kroner = '' }) =>
    m.association_history_grant_part_approved({ reference, kroner }),
  'grant-paid': ({ reference = '', kroner = '' }) =>
    m.association_history_grant_paid({ reference, kroner }),
  'grant-payout-failed': ({ reference = '', kroner = '' }) =>
    m.association_history_grant_payout_failed({ reference, kroner }),
  'grant-payout-returned': ({ reference = '', kroner = '' }) =>
    m.association_history_grant_payout_returned({ reference, kroner }),
  'grant-report-sent': ({ reference = '' }) =>
    m.association_history_grant_report_sent({ reference }),
  'grant-report-approved': ({ reference = '', kroner = '' }) =>
    m.association_history_grant_report_approved({ reference, kroner }),
  'grant-report-returned': ({ reference = '' }) =>
    m.association_history_grant_report_returned({ reference }),
  'grant-report-reopened': ({ reference = '' }) =>
    m.association_history_grant_report_reopened({ reference }),
  'grant-report-postponed': ({ reference = '' }) =>
    m.association_history_grant_report_postponed({ reference }),
  'grant-claimed': ({ reference = '', kroner = '' }) =>
    m.association_history_grant_claimed({ reference, kroner }),
  'grant-claim-paid': ({ reference = '', kroner = '' }) =>
    m.association_history_grant_claim_paid({ reference, kroner }),
  'grant-claim-cancelled': ({ reference = '', kroner = '' }) =>
    m.association_history_grant_claim_cancelled({ reference, kroner }),
} satisfies Readonly<Record<string, (details: Details) => string>>
export type HistoryAction = keyof typeof historyNames
