import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'

/** The message when a national id could not be saved, shown or removed. */
export function nationalIdErrorText(error: unknown): string {
  const isProven = error instanceof ApiError && error.code === 'NATIONAL_ID_PROVEN'
  return isProven ? m.national_id_proven_other() : accountErrorText(error)
}
