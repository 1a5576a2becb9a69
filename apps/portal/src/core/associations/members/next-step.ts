import { type AssociationState, meaningOf } from '../states.ts'
import type { Term } from '../terms.ts'
import { isCovered } from './next-term.ts'

type Place = {
  readonly association: {
    readonly state: AssociationState
    readonly takesMembers: boolean
    readonly needsApproval: boolean
    readonly feeOre: number
  }
  /** Null for somebody who never was in the register. */
  readonly member: {
    readonly state: 'requested' | 'member' | 'ended'
    readonly payBefore: Date | null
    readonly endedBecause: string | null
  } | null
  /** Those that count. */
  readonly terms: readonly Term[]
}

/**
 * What comes next for somebody who wants to be a member. `none`: they are one. `closed`: they cannot.
 * `approval`: the board accepts them first. `pay`: the fee is paid first. `join`: nothing is missing.
 */
export type Step = 'none' | 'closed' | 'approval' | 'pay' | 'join'

/**
 * Whom the board has accepted or invited may come in where others may not. Whom it has removed needs
 * its approval to come back. Days that are paid for are not paid for again.
 */
export function stepOf(
  { association, member, terms }: Place,
  { isInvited, today }: { readonly isInvited: boolean; readonly today: string },
): Step {
  if (member?.state === 'member') return 'none'
  const isAccepted = isInvited || (member?.state === 'requested' && member.payBefore !== null)
  if (!meaningOf(association.state).takesMembers) return 'closed'
  if (!association.takesMembers && !isAccepted) return 'closed'
  const wasRemoved = member?.endedBecause === 'removed'
  if (!isAccepted && (association.needsApproval || wasRemoved)) return 'approval'
  return association.feeOre > 0 && !isCovered(terms, today) ? 'pay' : 'join'
}

/** A membership goes on while the association does, also where it takes no new members now. */
export const mayRenewIn = (state: AssociationState): boolean =>
  state === 'active' || state === 'inactive'
