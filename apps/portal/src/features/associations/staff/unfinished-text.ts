import { ApiError } from '#platform/api-client.ts'
import { formatList } from '#platform/format.ts'
import { staffFailureText } from '../model/refusal-messages.ts'

/** Why a step was refused, with what is not finished. */
export function unfinishedText(failure: unknown): string {
  const text = staffFailureText(failure)
  if (!(failure instanceof ApiError) || failure.code !== 'ASSOCIATION_UNFINISHED') return text
  const { unfinished = [] } = (failure.answer ?? {}) as { unfinished?: string[] }
  return `${text}: ${formatList(unfinished)}.`
}
