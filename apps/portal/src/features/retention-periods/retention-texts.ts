import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { Period, RetentionRefusal } from './contract.ts'

/** What is said when a call has failed. */
export function retentionErrorText(failure: unknown, { least, most }: Limits): string {
  const texts = {
    PERIOD_UNKNOWN: m.retention_unknown(),
    MONTHS_INVALID: monthsInvalidText({ least, most }),
    PERIOD_CHANGED: m.retention_changed(),
  } satisfies Record<RetentionRefusal, string>
  const known: Readonly<Record<string, string>> = texts
  return (failure instanceof ApiError && known[failure.code]) || staffErrorText(failure)
}

type Limits = Pick<Period, 'least' | 'most'>

export const monthsInvalidText = ({ least, most }: Limits) => m.retention_invalid({ least, most })
