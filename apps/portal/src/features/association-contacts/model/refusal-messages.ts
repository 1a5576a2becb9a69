import { accountErrorText, fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { mostMails } from '#core/associations/limits.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { fileErrorText } from '#core/files/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { type ContactRefusal, mostOpenInvitations } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...associationRefusalTexts,
  ALREADY_INVITED: m.association_contacts_already_invited,
  INVITATION_NOT_SENT: () => m.association_contacts_not_sent({ count: mostMails }),
  TOO_MANY_INVITATIONS: () => m.association_contacts_too_many({ count: mostOpenInvitations }),
  ALREADY_CONTACT: m.association_contacts_already_contact,
  OTHER_ACCOUNT_IS_CONTACT: m.association_contacts_other_account,
  APPOINTED_BY_YOURSELF: m.association_contacts_appointed_by_yourself,
  CONTACT_NOT_FOUND: m.association_contacts_gone,
  CONFIRMATION_NOT_POSSIBLE: m.association_contacts_confirm_impossible,
  ASSEMBLY_NOT_FOUND: m.association_assembly_gone,
  ASSEMBLY_EXISTS: m.association_assembly_exists,
  ASSEMBLY_IN_FUTURE: m.association_assembly_in_future,
  ASSEMBLY_TOO_OLD: m.association_assembly_too_old,
  ASSEMBLY_ROLE_UNKNOWN: m.association_assembly_role_unknown,
  ASSEMBLY_PERSON_UNKNOWN: m.association_assembly_person_unknown,
  ASSEMBLY_WITHOUT_CONTACT: m.association_assembly_without_contact,
  MINUTES_NOT_PDF: m.association_assembly_not_pdf,
  WITHDRAWAL_TOO_LATE: m.association_assembly_too_late,
  HANDOVER_NOT_YOURS: m.association_handover_not_yours,
} satisfies Record<ContactRefusal, () => string>

const ownText = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? texts[failure.code]?.() : undefined

/** The message when something failed for a contact person or somebody who is invited. */
export const contactErrorText = (failure: unknown): string =>
  ownText(failure) ?? fileErrorText(failure) ?? accountErrorText(failure)

/** The message to staff. */
export const staffContactErrorText = (failure: unknown): string =>
  ownText(failure) ?? staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  EMAIL_REQUIRED: m.association_contacts_email_required,
  DATE_REQUIRED: m.association_assembly_day_required,
  PERSON_REQUIRED: m.association_assembly_person_required,
  WHY_REQUIRED: m.association_contacts_why_required,
  FILES_REQUIRED: m.association_assembly_minutes_required,
  ASSEMBLY_IN_FUTURE: m.association_assembly_in_future,
  ASSEMBLY_TOO_OLD: m.association_assembly_too_old,
  MINUTES_NOT_PDF: m.association_assembly_not_pdf,
}

/** The message beside a field, for a code of a form. */
export const contactFieldText = (code: string): string | undefined =>
  fieldTexts[code]?.() ?? fieldText(code)
