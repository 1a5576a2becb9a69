import type { AssociationState, StateReason } from '../states.ts'

/** What decides whether an association is active, as far as its contact persons go. */
export type ContactFacts = {
  readonly state: AssociationState
  readonly reason: StateReason
  /** Those of today. */
  readonly contacts: number
  /** The last day on which the confirmation is in time. */
  readonly dueOn: string
  readonly today: string
  /** The last day on which too few contact persons do no harm; null without such a time. */
  readonly graceUntil: string | null
}

/** The state that follows. */
export type ContactJudgement = {
  readonly state: Extract<AssociationState, 'active' | 'inactive'>
  readonly reason: StateReason
}

/**
 * The state of an association by its contact persons and its half-yearly confirmation. Too few contact
 * persons come first: a confirmation alone does not help then. What staff have decided stays, and so
 * does one that is new or closed.
 * @returns null: nothing changes
 */
export function judgeContacts(
  facts: ContactFacts,
  settings: { readonly leastContacts: number },
): ContactJudgement | null {
  const { state, reason } = facts
  if (state === 'new' || state === 'closed' || reason === 'by-staff') return null
  const wanted = hasFewContacts(facts, settings)
    ? 'few-contacts'
    : facts.today > facts.dueOn
      ? 'not-confirmed'
      : null
  if (wanted === null) return state === 'active' ? null : { state: 'active', reason: 'confirmed' }
  return state === 'inactive' && reason === wanted ? null : { state: 'inactive', reason: wanted }
}

/** Nobody at all is too few at once: nobody could use the time. */
function hasFewContacts(
  { contacts, graceUntil, today }: ContactFacts,
  { leastContacts }: { readonly leastContacts: number },
): boolean {
  if (contacts >= leastContacts) return false
  return contacts === 0 || graceUntil === null || today > graceUntil
}
