import { uploadRefusals } from '#core/files/refusals.ts'
import { singleValue } from '#platform/routing/single-value.ts'

/**
 * What came of a form that was sent without JavaScript: in the address of the page that shows it,
 * which says nothing of the sender.
 */
export const contactOutcomes = [
  'sent',
  'fields',
  'national-id',
  'category',
  'files',
  'spam',
  'too-many',
  'busy',
] as const
export type ContactOutcome = (typeof contactOutcomes)[number]

export const outcomePattern = /^(sent|fields|national-id|category|files|spam|too-many|busy)$/

const outcomes: Readonly<Record<string, ContactOutcome>> = {
  CATEGORY_UNKNOWN: 'category',
  HAS_OWN_FORM: 'category',
  SPAM: 'spam',
  TOO_MANY_ATTEMPTS: 'too-many',
  INVALID_REQUEST: 'fields',
}

/**
 * @param refusal of the contact form, by its code; of `FIELDS_INVALID` the details name the problem of
 *   each field, and those of `TOKEN_ACTIVE` whether the same form was received before
 */
export function outcomeOf(refusal: { code: string; details: object }): ContactOutcome {
  const { code, details } = refusal
  if (code === 'TOKEN_ACTIVE')
    return 'isReceived' in details && details.isReceived ? 'sent' : 'busy'
  if (code === 'FIELDS_INVALID') {
    const problems = 'fields' in details ? Object.values(details.fields as object) : []
    return problems.includes('LOOKS_LIKE_NATIONAL_ID') ? 'national-id' : 'fields'
  }
  if (Object.hasOwn(uploadRefusals, code)) return 'files'
  return outcomes[code] ?? 'busy'
}

/** From the address of the page. */
export function outcomeSearch(search: Record<string, unknown>): { outcome?: ContactOutcome } {
  const outcome = contactOutcomes.find((known) => known === singleValue(search.outcome))
  return outcome ? { outcome } : {}
}
