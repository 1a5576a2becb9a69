import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { RegisterRefusal } from './refusals.ts'

const texts: Readonly<Record<RegisterRefusal, () => string>> = {
  ...associationRefusalTexts,
  MEMBER_NOT_FOUND: m.register_member_not_found,
  MEMBER_ENDED: m.register_member_ended,
  MEMBER_IS_SELF: m.register_member_self,
  ROLE_NOT_FOUND: m.register_role_not_found,
  ROLE_ENDED: m.register_role_ended,
  ROLE_HELD: m.register_role_held,
  ROLE_PERSON: m.register_role_person,
  ROLE_ABOVE_OWN: m.register_role_above,
  ROLE_DATES: m.register_role_dates,
  ROLE_NAME_TAKEN: m.register_role_name_taken,
  ROLE_STANDARD: m.register_role_standard,
  ROLE_IN_USE: m.register_role_in_use,
  TOO_MANY_ROLES: m.register_role_too_many,
  INVITATION_NOT_FOUND: m.register_invitation_not_found,
  INVITATION_MAILED: m.register_invitation_mailed,
  TOO_MANY_INVITATIONS: m.register_invitation_too_many,
  FILE_INVALID: m.table_file_refused,
  LINES_INVALID: m.table_file_refused,
  FILE_OUTDATED: m.table_file_outdated,
  IMPORT_NOT_FOUND: m.register_import_not_found,
  IMPORT_UNDONE: m.register_import_undone,
}

const knownText = (failure: unknown): string | undefined =>
  failure instanceof ApiError && Object.hasOwn(texts, failure.code)
    ? texts[failure.code as RegisterRefusal]()
    : undefined

/** The message for a call of the board, of a member or of somebody invited that failed. */
export const registerErrorText = (failure: unknown): string =>
  knownText(failure) ?? accountErrorText(failure)

/** The message for a call of staff that failed. */
export const staffRegisterErrorText = (failure: unknown): string =>
  knownText(failure) ?? staffErrorText(failure)
