import type { AuditChange } from '#core/audit/audit-names.ts'
import { totalOf } from '#core/invoices/lines.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { auditNames } from '../model/audit-names.ts'
import type { ActionPreview } from '../model/contract.ts'
import {
  type FoundMembership,
  findMembership,
  lockMembership,
} from '../model/find-membership.server.ts'
import { findSettings } from '../model/find-settings.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { effectiveWaivers } from '../model/rules/freeze.ts'
import type { MemberContext } from '../my-membership/act-on-membership.server.ts'
import {
  type Applied,
  applyChange,
  type PreviewParts,
  previewChange as previewChangeOf,
} from '../my-membership/change-membership.server.ts'
import type { FrontDeskAction, FrontDeskChange } from './contract.ts'
import { getPerson } from './find-person.server.ts'

/**
 * Previews a change that staff make for a member, without changing anything.
 * @throws {Refusal} as `changeMembership`, but for the version
 */
export async function previewChange(
  parts: PreviewParts,
  { userId, today }: Pick<MemberContext, 'userId' | 'today'>,
  change: FrontDeskAction,
): Promise<ActionPreview> {
  await getPerson(parts.database, userId)
  const found = await findMembership(parts.database, userId, today)
  if (!found) throw refuse('MEMBERSHIP_NOT_FOUND')
  return previewChangeOf(parts, found, change, today)
}

/**
 * Changes today’s membership on behalf of its member, who is notified that staff did it. The audit log
 * records the reason. The member’s rules apply, except for those of a freeze that staff waive.
 * @throws {Refusal} `MEMBERSHIP_CHANGED`: the version differs from the one that was read; `PERSON_NOT_FOUND`, `OWN_CASE`; one of
 *   `actionRefusals`, `cancelFreezeRefusals`, `frontDeskRefusals`
 */
export async function changeMembership(
  database: Database,
  staff: StaffActor,
  context: MemberContext,
  { change, version, why }: FrontDeskChange,
): Promise<void> {
  await getPerson(database, context.userId)
  try {
    await database.transaction(async (transaction) => {
      await requireOtherPerson(transaction, staff, [context.userId])
      const found = await lockMembership(transaction, context.userId, context.today)
      if (found.row.version !== version) throw refuse('MEMBERSHIP_CHANGED')
      const by = { isByStaff: true, actorId: staff.userId, why }
      const decided = await applyChange(transaction, found, { ...context, ...by }, change)
      await recordAction(transaction, staff, {
        action: actionNames[change.action],
        subject: { kind: 'fitness-member', id: context.userId },
        before: before(found, change),
        after: {
          ...after(change, decided),
          ...(await auditedWaivers(transaction, found, change, context.today)),
          membershipChangeReason: why,
        },
      })
    })
  } catch (error) {
    // A later membership was bought concurrently, which the reinstated one would overlap.
    if (!breaksConstraint(error, 'fitness_membership_one_at_a_time')) throw error
    throw refuse('MEMBERSHIP_FOLLOWED')
  }
}

export const actionNames = {
  freeze: 'membership-frozen',
  terminate: 'membership-terminated',
  'end-early': 'membership-ended-early',
  withdraw: 'membership-withdrawn',
  'cancel-freeze': 'membership-freeze-taken-back',
  reinstate: 'membership-termination-taken-back',
  disqualify: 'membership-disqualified',
  requalify: 'membership-requalified',
} as const satisfies Record<FrontDeskAction['action'], keyof (typeof auditNames)['actions']>

type Change = AuditChange<typeof auditNames>

function before({ row, facts }: FoundMembership, change: FrontDeskAction): Change {
  switch (change.action) {
    case 'freeze':
      return {}
    case 'cancel-freeze': {
      const freeze = facts.freezes.find(({ id }) => id === change.freezeId)
      return freeze ? { freezeFrom: freeze.startDate, freezeTo: freeze.endDate } : {}
    }
    case 'terminate':
    case 'end-early':
    case 'withdraw':
      return { membershipEnd: row.endDate }
    case 'reinstate':
      return { membershipEnd: row.endDate, terminationReason: row.terminationReason }
    case 'disqualify':
    case 'requalify':
      return { membershipDisqualified: row.isDisqualified }
  }
}

function after(change: FrontDeskAction, decided: Applied): Change {
  const { freeze, membershipEndDate, creditNumbers } = decided
  const credited: Change =
    creditNumbers.length > 0
      ? {
          fitnessCreditNumber: creditNumbers.join(', '),
          fitnessCreditedOre: totalOf({ lines: decided.credit?.credits ?? [] }),
        }
      : {}
  switch (change.action) {
    case 'freeze':
      return freeze ? { freezeFrom: freeze.startDate, freezeTo: freeze.endDate, ...credited } : {}
    case 'cancel-freeze':
      return { freezeFrom: null, freezeTo: null }
    case 'terminate':
      return { membershipEnd: membershipEndDate, terminationReason: change.reason }
    case 'end-early':
      return {
        membershipEnd: membershipEndDate,
        terminationReason: change.reason,
        ...credited,
      }
    case 'withdraw':
      return { membershipEnd: membershipEndDate, ...credited }
    case 'reinstate':
      return { membershipEnd: membershipEndDate, terminationReason: null }
    case 'disqualify':
    case 'requalify':
      return { membershipDisqualified: change.action === 'disqualify' }
  }
}

/** The waived rules without which the member would have been refused. */
async function auditedWaivers(
  transaction: Database,
  { facts }: FoundMembership,
  change: FrontDeskAction,
  today: string,
): Promise<Change> {
  if (change.action !== 'freeze') return {}
  const settings = await findSettings(transaction)
  const { waivedRules } = change
  const rules = effectiveWaivers(facts, change, { today, settings, waivedRules })
  return rules.length > 0 ? { membershipRulesSetAside: rules } : {}
}
