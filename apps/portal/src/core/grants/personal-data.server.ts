import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import {
  type PersonalTable,
  type PersonIdentifiers,
  whoActed,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
  grantFile,
} from './application/tables.server.ts'
import {
  grantComment,
  grantConflict,
  grantPresence,
  grantProposal,
  grantScore,
} from './committee/tables.server.ts'
import {
  grantAppeal,
  grantCorrection,
  grantDecision,
  grantMeeting,
} from './decision/tables.server.ts'
import {
  grantAward,
  grantClaim,
  grantPart,
  grantPayee,
  grantReminder,
  grantReport,
} from './funding/tables.server.ts'
import { grantFileKind, reportFileKind } from './grant-case.ts'
import { passOnGrantCases } from './pass-on-cases.server.ts'
import { committeePeriod, draftPeriod } from './retention.server.ts'
import { grantCommitteeTerm } from './setup/tables.server.ts'

const { ownId, internal, somebodyElse } = withheldBecause
const ofApplicant = 'of the applicant, and says nothing of the person'

type Owner = Pick<PersonIdentifiers, 'userId'>

const ownApplications = ({ userId }: Owner): SQL =>
  sql`(select a.id from ${grantApplication} a where a.user_id = ${userId})`

/** Rows of the person's own applications, and rows in which they acted. */
const ownOr =
  (applicationId: SQLWrapper, ...actors: readonly SQLWrapper[]) =>
  (person: PersonIdentifiers): SQL =>
    sql`(${or(
      sql`${applicationId} in ${ownApplications(person)}`,
      ...actors.map((actor) => sql`${actor} = ${person.userId}`),
    )})`

/** Which application it is about, and whose: a board writes for its association. */
const applicationOf = (applicationId: SQLWrapper) => ({
  application: {
    name: m.data_grant_reference,
    value: () => sql`(select a.reference from ${grantApplication} a where a.id = ${applicationId})`,
  },
  association: {
    name: m.data_association,
    value: () => sql`(select of.name from ${grantApplication} a
      join ${association} of on of.id = a.association_id where a.id = ${applicationId})`,
  },
})

/** What only somebody's own application shows them; of a board's it is the association's. */
const ofOwn = (applicationId: SQLWrapper, column: SQLWrapper) => (person: PersonIdentifiers) =>
  sql`case when ${applicationId} in ${ownApplications(person)} then ${column} end`

/** Money that is on its way to somebody, or back from them, cannot lose its owner. */
async function blockWithMoney(database: Database, userId: string) {
  const { rows } = await database.execute(sql`
    select from ${grantApplication} a
    where a.user_id = ${userId} and (
      exists (select from ${grantAward} award
        where award.application_id = a.id and award.state in ('offered', 'accepted'))
      or exists (select from ${grantClaim} claim
        where claim.application_id = a.id and claim.state in ('proposed', 'open')))
    limit 1`)
  return rows.length > 0 ? ('GRANT_OPEN' as const) : undefined
}

/**
 * Before an account goes: what an association was sent with stays with the association, also
 * when they sent it for the board, and what was granted to the person stays without their name, for the accounts. All
 * other applications of theirs go with the account.
 */
async function keepOfOthers(transaction: Database, userId: string): Promise<void> {
  await passOnGrantCases(transaction, userId)
  await transaction.execute(sql`
    delete from ${grantPayee} where application_id in ${ownApplications({ userId })}`)
  await transaction.execute(sql`
    update ${grantApplication} a set user_id = null
    where a.user_id = ${userId} and exists (
      select from ${grantAward} award where award.application_id = a.id)`)
  await transaction.execute(sql`
    update ${attachment} set owner_id = null
    where owner_id = ${userId} and (
      subject_kind = ${grantFileKind} and subject_id in (
        select a.id::text from ${grantApplication} a where a.user_id is distinct from ${userId})
      or subject_kind = ${reportFileKind} and subject_id in (
        select report.id::text from ${grantReport} report
        join ${grantApplication} a on a.id = report.application_id
        where a.user_id is distinct from ${userId}))`)
}

const kept = {
  retention: m.data_grant_kept,
  onDeletion: { retainedBecause: m.data_grant_retained },
} as const

const committeeKept = { period: committeePeriod, text: m.data_grant_committee_kept }

/** What the core of grants holds of people: who applies, who writes for an association, the committee. */
export const grantData: readonly PersonalTable[] = [
  {
    table: grantApplication,
    name: m.data_grant_application,
    rowsOf: ({ userId }) => eq(grantApplication.userId, userId),
    shown: {
      reference: m.data_grant_reference,
      language: m.data_grant_language,
      draft: m.data_grant_draft,
      draft_at: m.data_grant_draft_at,
      first_sent_at: m.data_grant_sent,
      withdrawn_at: m.data_grant_withdrawn,
      created_at: m.data_created,
    },
    withheld: {
      id: internal,
      applicant_kind: internal,
      association_id: internal,
      user_id: ownId,
      type_id: internal,
      round_id: internal,
      draft_version: internal,
      draft_by: somebodyElse,
      sent_version: internal,
      case_id: internal,
      withdrawn_by: somebodyElse,
      created_by: somebodyElse,
    },
    retention: { period: draftPeriod, text: m.data_grant_application_kept },
    onDeletion: 'removed',
    blocksDeletion: blockWithMoney,
    passOn: keepOfOthers,
  },
  {
    table: grantApplicationVersion,
    name: m.data_grant_version,
    rowsOf: ownOr(grantApplicationVersion.applicationId, grantApplicationVersion.sentBy),
    computed: applicationOf(grantApplicationVersion.applicationId),
    shown: {
      number: m.data_grant_version_number,
      title: m.data_grant_title,
      content: m.data_grant_content,
      requested_ore: m.data_grant_requested,
      files: m.data_grant_files,
      sent_at: m.data_grant_sent,
    },
    withheld: {
      application_id: internal,
      members: ofApplicant,
      paying_members: ofApplicant,
      sent_by: somebodyElse,
    },
    ...kept,
  },
  {
    table: grantFile,
    name: m.data_grant_file,
    rowsOf: ownOr(grantFile.applicationId, grantFile.addedBy),
    computed: {
      ...applicationOf(grantFile.applicationId),
      name: {
        name: m.data_files_name,
        value: () => sql`(select file.name from ${attachment} file
          where file.id = ${grantFile.attachmentId})`,
      },
    },
    shown: { added_at: m.data_created, removed_at: m.data_grant_file_removed },
    withheld: {
      attachment_id: internal,
      application_id: internal,
      document_id: internal,
      added_by: somebodyElse,
    },
    ...kept,
  },
  {
    table: grantCommitteeTerm,
    name: m.data_grant_term,
    rowsOf: ({ userId }) => eq(grantCommitteeTerm.userId, userId),
    shown: {
      seat: m.data_grant_seat,
      starts_on: m.data_association_from,
      ends_on: m.data_association_until,
    },
    withheld: { id: internal, user_id: ownId, version: internal },
    retention: committeeKept,
    onDeletion: 'removed',
  },
  {
    table: grantConflict,
    name: m.data_grant_conflict,
    rowsOf: ({ userId }) => eq(grantConflict.userId, userId),
    computed: applicationOf(grantConflict.applicationId),
    shown: {
      cause: m.data_grant_cause,
      declared_at: m.data_created,
      withdrawn_at: m.data_grant_withdrawn,
    },
    withheld: { id: internal, application_id: internal, user_id: ownId },
    retention: committeeKept,
    onDeletion: 'removed',
  },
  {
    // Points say what a member thinks of an application; of an applicant's person they say nothing.
    table: grantScore,
    name: m.data_grant_score,
    rowsOf: ({ userId }) => eq(grantScore.userId, userId),
    computed: applicationOf(grantScore.applicationId),
    shown: { points: m.data_grant_points, marked_at: m.data_time, saved_at: m.data_created },
    withheld: {
      application_id: internal,
      user_id: ownId,
      criterion_id: internal,
      version: internal,
    },
    retention: committeeKept,
    onDeletion: 'removed',
  },
  {
    // A person who applied has access to what was written about it, too (GDPR, article 15).
    table: grantComment,
    name: m.data_grant_comment,
    rowsOf: ownOr(grantComment.applicationId, grantComment.userId),
    computed: {
      ...applicationOf(grantComment.applicationId),
      actor: {
        name: m.data_association_actor,
        value: (person) => whoActed(grantComment.userId, person),
      },
    },
    shown: { text: m.data_grant_comment_text, at: m.data_time, removed_at: m.data_grant_withdrawn },
    withheld: { id: internal, application_id: internal, user_id: somebodyElse, version: internal },
    retention: committeeKept,
    onDeletion: { retainedBecause: m.data_grant_committee_retained },
  },
  {
    table: grantProposal,
    name: m.data_grant_proposal,
    rowsOf: ({ userId }) => eq(grantProposal.proposedBy, userId),
    computed: applicationOf(grantProposal.applicationId),
    shown: { proposed_at: m.data_time },
    withheld: {
      application_id: internal,
      outcome: 'of the committee: what counts is in the decision',
      amount_ore: 'of the committee: what counts is in the decision',
      reason_ids: internal,
      words: 'of the committee: what counts is in the decision',
      conditions: 'of the committee: what counts is in the decision',
      application_version: internal,
      version: internal,
      proposed_by: ownId,
    },
    retention: committeeKept,
    onDeletion: { retainedBecause: m.data_grant_committee_retained },
  },
  {
    table: grantPresence,
    name: m.data_grant_presence,
    rowsOf: ({ userId }) => eq(grantPresence.userId, userId),
    shown: { at: m.data_time },
    withheld: { round_id: internal, user_id: ownId },
    retention: committeeKept,
    onDeletion: 'removed',
  },
  {
    table: grantMeeting,
    name: m.data_grant_meeting,
    rowsOf: ({ userId }) =>
      sql`(${or(eq(grantMeeting.agreedBy, userId), eq(grantMeeting.releasedBy, userId))})`,
    shown: { agreed_at: m.data_grant_agreed, released_at: m.data_grant_released },
    withheld: {
      round_id: internal,
      agreed_by: somebodyElse,
      minutes: 'of the committee, and names others',
      released_by: somebodyElse,
      version: internal,
    },
    retention: m.data_grant_minutes_kept,
    onDeletion: { retainedBecause: m.data_grant_minutes_retained },
  },
  {
    table: grantDecision,
    name: m.data_grant_decision,
    rowsOf: ownOr(grantDecision.applicationId, grantDecision.decidedBy, grantDecision.confirmedBy),
    computed: {
      ...applicationOf(grantDecision.applicationId),
      actor: {
        name: m.data_association_actor,
        value: (person) => whoActed(grantDecision.decidedBy, person),
      },
      words: {
        name: m.data_grant_words,
        value: ofOwn(grantDecision.applicationId, grantDecision.words),
      },
      conditions: {
        name: m.data_grant_conditions,
        value: ofOwn(grantDecision.applicationId, grantDecision.conditions),
      },
    },
    shown: {
      outcome: m.data_grant_outcome,
      basis: m.data_grant_basis,
      amount_ore: m.data_grant_amount,
      decided_at: m.data_grant_decided,
      appeal_until: m.data_grant_appeal_until,
      replaced_at: m.data_grant_replaced,
    },
    withheld: {
      id: internal,
      application_id: internal,
      number: internal,
      reason_ids: internal,
      words: 'stands with the person’s own applications, above',
      conditions: 'stands with the person’s own applications, above',
      application_version: internal,
      round_id: internal,
      letter: 'names of bodies and reasons, which the letter has',
      decided_by: somebodyElse,
      confirmed_by: somebodyElse,
    },
    ...kept,
  },
  {
    table: grantCorrection,
    name: m.data_grant_correction,
    rowsOf: ownOr(
      grantCorrection.applicationId,
      grantCorrection.proposedBy,
      grantCorrection.confirmedBy,
    ),
    computed: {
      ...applicationOf(grantCorrection.applicationId),
      note: {
        name: m.data_grant_words,
        value: ofOwn(grantCorrection.applicationId, grantCorrection.note),
      },
    },
    shown: {
      outcome: m.data_grant_outcome,
      amount_ore: m.data_grant_amount,
      proposed_at: m.data_created,
      confirmed_at: m.data_association_confirmed,
      dropped_at: m.data_grant_withdrawn,
    },
    withheld: {
      id: internal,
      application_id: internal,
      decision_id: internal,
      reason_ids: internal,
      words: 'stands with the decision that it became',
      conditions: 'stands with the decision that it became',
      note: 'stands with the person’s own applications, above',
      proposed_by: somebodyElse,
      confirmed_by: somebodyElse,
    },
    ...kept,
  },
  {
    table: grantAppeal,
    name: m.data_grant_appeal,
    rowsOf: ownOr(
      grantAppeal.applicationId,
      grantAppeal.sentBy,
      grantAppeal.registeredBy,
      grantAppeal.confirmedBy,
    ),
    computed: {
      ...applicationOf(grantAppeal.applicationId),
      text: {
        name: m.data_grant_appeal_text,
        value: (person) => sql`case when ${grantAppeal.sentBy} = ${person.userId}
          or ${grantAppeal.applicationId} in ${ownApplications(person)} then ${grantAppeal.text} end`,
      },
      words: {
        name: m.data_grant_words,
        value: ofOwn(grantAppeal.applicationId, grantAppeal.words),
      },
    },
    shown: {
      sent_at: m.data_grant_sent,
      withdrawn_at: m.data_grant_withdrawn,
      outcome: m.data_grant_outcome,
      result_ore: m.data_grant_amount,
      decided_on: m.data_grant_decided,
      registered_at: m.data_created,
      confirmed_at: m.data_association_confirmed,
    },
    withheld: {
      id: internal,
      application_id: internal,
      decision_id: internal,
      text: 'stands with what the person sent, above',
      sent_by: somebodyElse,
      words: 'stands with the person’s own applications, above',
      registered_by: somebodyElse,
      confirmed_by: somebodyElse,
    },
    ...kept,
  },
  {
    table: grantAward,
    name: m.data_grant_award,
    rowsOf: ownOr(grantAward.applicationId, grantAward.answeredBy),
    computed: {
      ...applicationOf(grantAward.applicationId),
      conditions: {
        name: m.data_grant_conditions,
        value: ofOwn(grantAward.applicationId, grantAward.conditions),
      },
    },
    shown: {
      amount_ore: m.data_grant_amount,
      state: m.data_association_state,
      accept_by: m.data_grant_accept_by,
      answered_at: m.data_grant_answered,
      report_due: m.data_grant_report_due,
      settled_at: m.data_grant_settled,
    },
    withheld: {
      application_id: internal,
      conditions: 'stands with the person’s own applications, above',
      answered_by: somebodyElse,
      version: internal,
    },
    ...kept,
  },
  {
    table: grantPayee,
    name: m.data_grant_payee,
    rowsOf: (person) => sql`${grantPayee.applicationId} in ${ownApplications(person)}`,
    computed: applicationOf(grantPayee.applicationId),
    shown: {
      holder: m.data_grant_holder,
      account_masked: m.data_grant_account,
      entered_at: m.data_created,
    },
    encrypted: { for: 'application_id', columns: ['holder'] },
    withheld: {
      application_id: internal,
      account_number: 'encrypted: its last digits are shown',
      account_index: withheldBecause.secret,
    },
    retention: m.data_grant_payee_kept,
    onDeletion: 'removed',
  },
  {
    table: grantPart,
    name: m.data_grant_part,
    rowsOf: ownOr(grantPart.applicationId, grantPart.decidedBy),
    computed: {
      ...applicationOf(grantPart.applicationId),
      // The payout names the application, and nobody's account.
      paid_on: {
        name: m.data_payout_paid_on,
        value: ofOwn(
          grantPart.applicationId,
          sql`(select coalesce(paid.paid_on::text, paid.settled_at::text) from ${payout} paid
            where paid.request_key = 'grant:' || ${grantPart.id})`,
        ),
      },
      account: {
        name: m.data_payout_account,
        value: ofOwn(
          grantPart.applicationId,
          sql`(select paid.payee_account_masked from ${payout} paid
            where paid.request_key = 'grant:' || ${grantPart.id})`,
        ),
      },
    },
    shown: {
      cause: m.data_grant_cause,
      amount_ore: m.data_grant_amount,
      state: m.data_association_state,
      created_at: m.data_created,
      decided_at: m.data_grant_decided,
    },
    withheld: {
      id: internal,
      application_id: internal,
      number: internal,
      decided_by: somebodyElse,
      reason: ofApplicant,
    },
    ...kept,
  },
  {
    table: grantReport,
    name: m.data_grant_report,
    rowsOf: ownOr(grantReport.applicationId, grantReport.savedBy, grantReport.decidedBy),
    computed: {
      ...applicationOf(grantReport.applicationId),
      content: {
        name: m.data_grant_content,
        value: (person) => sql`case when ${grantReport.savedBy} = ${person.userId}
          or ${grantReport.applicationId} in ${ownApplications(person)} then ${grantReport.content} end`,
      },
      reason: {
        name: m.data_grant_words,
        value: ofOwn(grantReport.applicationId, grantReport.reason),
      },
    },
    shown: {
      number: m.data_grant_version_number,
      state: m.data_association_state,
      saved_at: m.data_grant_draft_at,
      sent_at: m.data_grant_sent,
      decided_at: m.data_grant_decided,
    },
    withheld: {
      id: internal,
      application_id: internal,
      content: 'stands with what the person wrote, above',
      version: internal,
      saved_by: somebodyElse,
      decided_by: somebodyElse,
      reason: 'stands with the person’s own applications, above',
    },
    ...kept,
  },
  {
    table: grantClaim,
    name: m.data_grant_claim,
    rowsOf: ownOr(
      grantClaim.applicationId,
      grantClaim.proposedBy,
      grantClaim.confirmedBy,
      grantClaim.registeredBy,
      grantClaim.closedBy,
    ),
    computed: {
      ...applicationOf(grantClaim.applicationId),
      reason: {
        name: m.data_grant_words,
        value: ofOwn(grantClaim.applicationId, grantClaim.reason),
      },
      closedReason: {
        name: m.data_grant_claim_withdrawn,
        value: ofOwn(grantClaim.applicationId, grantClaim.closedReason),
      },
    },
    shown: {
      amount_ore: m.data_grant_amount,
      state: m.data_association_state,
      due_on: m.data_grant_due,
      proposed_at: m.data_created,
      confirmed_at: m.data_association_confirmed,
      received_on: m.data_grant_received,
      closed_at: m.data_grant_settled,
    },
    withheld: {
      id: internal,
      application_id: internal,
      reason: 'stands with the person’s own applications, above',
      closed_reason: 'stands with the person’s own applications, above',
      proposed_by: somebodyElse,
      confirmed_by: somebodyElse,
      registered_by: somebodyElse,
      closed_by: somebodyElse,
      version: internal,
    },
    ...kept,
  },
  {
    table: grantReminder,
    name: m.data_grant_reminder,
    rowsOf: (person) => sql`${grantReminder.applicationId} in ${ownApplications(person)}`,
    computed: applicationOf(grantReminder.applicationId),
    shown: {
      kind: m.data_grant_reminder_kind,
      about: m.data_grant_due,
      sent_at: m.data_grant_sent,
    },
    withheld: { application_id: internal },
    retention: m.data_grant_reminder_kept,
    onDeletion: 'removed',
  },
]
