import { eq } from 'drizzle-orm'
import { grantAward } from '#core/grants/funding/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { reportDueOn } from '../model/award-dates.ts'
import { type LoadedAward, lockAward } from '../model/load-awards.server.ts'
import { type GrantHistory, noteHistory } from '../model/note-history.server.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'
import { requireApplicant } from '../model/require-applicant.server.ts'

type Who = { readonly userId: string; readonly applicationId: string }

/**
 * The applicant accepts a grant with its conditions: the first part of it waits for staff then. Accepted
 * once more, nothing changes.
 * @throws {Refusal} `GRANT_STATE`: it has lapsed or was taken away; `GRANT_CHANGED`; those of
 *   `requireApplicant`
 */
export const acceptGrant = (
  database: Database,
  who: Who,
  { version }: { readonly version: number },
  now: Date,
): Promise<void> => answer(database, who, { version, state: 'accepted', now })

/**
 * The applicant declines a grant: its money goes back to the budget. Declined once more, nothing changes.
 * @throws {Refusal} as `acceptGrant`
 */
export const declineGrant = (
  database: Database,
  who: Who,
  { version }: { readonly version: number },
  now: Date,
): Promise<void> => answer(database, who, { version, state: 'declined', now })

const histories = {
  accepted: 'grant-accepted',
  declined: 'grant-declined',
} as const satisfies Record<string, GrantHistory>

function answer(
  database: Database,
  who: Who,
  what: { readonly version: number; readonly state: 'accepted' | 'declined'; readonly now: Date },
): Promise<void> {
  const { userId, applicationId } = who
  const { version, state, now } = what
  return database.transaction(async (transaction) => {
    const loaded = await lockAward(transaction, applicationId)
    const by = await requireApplicant(transaction, { ...who, now }, { isChange: true })
    if (!loaded) throw refuseGrant('GRANT_NOT_FOUND')
    const { award } = loaded
    if (award.state === state) return
    const today = osloDate(now)
    if (award.state !== 'offered' || today > award.acceptBy) throw refuseGrant('GRANT_STATE')
    if (award.version !== version) throw refuseGrant('GRANT_CHANGED')
    await transaction
      .update(grantAward)
      .set({
        state,
        answeredBy: userId,
        answeredAt: now,
        ...(state === 'accepted' && { reportDue: dueOf(loaded, today) }),
        version: version + 1,
      })
      .where(eq(grantAward.applicationId, applicationId))
    await reconcileAward(transaction, applicationId, { actorId: null, now })
    const of = { associationId: by.associationId, reference: loaded.application.reference }
    await noteHistory(transaction, of, histories[state], { kind: 'board', userId })
  })
}

const dueOf = ({ type, content }: LoadedAward, today: string): string | null =>
  reportDueOn({
    reportDays: type.reportDays,
    startsOn: content.startsOn,
    endsOn: content.endsOn,
    acceptedOn: today,
  })
