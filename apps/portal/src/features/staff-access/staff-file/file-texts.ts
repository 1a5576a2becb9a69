import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { rolesText } from '#core/staff-area/role-names.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { LineProblem } from './columns.ts'
import type { StaffPreview } from './contract.ts'

/** What is wrong with a line. */
export const lineTexts = {
  EMAIL_REQUIRED: m.login_email_required,
  EMAIL_INVALID: m.login_email_invalid,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  ROLE_REQUIRED: m.staff_role_required,
  ROLE_UNKNOWN: m.staff_file_role_unknown,
  REPEATED: m.staff_file_repeated,
  OWN_CASE: m.staff_own_case,
} satisfies Record<LineProblem['problem'], () => string>

/** What the import would do with a line that changes something. */
export function lineText(preview: StaffPreview['lines'][number]): string {
  const { line, email, change, needsConfirmation } = preview
  const roles = rolesText(preview.roles)
  const text =
    change === 'invited'
      ? m.staff_file_invited({ line, email, roles })
      : m.staff_file_changed({ line, email, before: rolesText(preview.before), roles })
  return needsConfirmation ? `${text} ${m.staff_file_waits()}` : text
}

export function staffFileErrorText(failure: unknown): string {
  const isOutdated = failure instanceof ApiError && failure.code === 'STAFF_CHANGED'
  return isOutdated ? m.table_file_outdated() : staffErrorText(failure)
}
