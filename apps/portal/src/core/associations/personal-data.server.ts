import { eq, sql } from 'drizzle-orm'
import {
  type PersonalTable,
  whoActed,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { memberPeriod } from './retention.server.ts'
import {
  association,
  associationContact,
  associationFounder,
  associationHistory,
  associationInvitation,
  associationMember,
  associationRole,
  associationRoleType,
  associationTerm,
} from './tables.server.ts'

const { ownId, internal, somebodyElse } = withheldBecause

const nameOf = (associationId: unknown) =>
  sql`(select name from ${association} a where a.id = ${associationId})`
const associationName = (associationId: unknown) => ({
  association: { name: m.data_association, value: () => nameOf(associationId) },
})

/** What the associations hold of people, the account's own side of it. */
export const associationData: readonly PersonalTable[] = [
  {
    table: association,
    name: m.data_association_founded,
    rowsOf: ({ userId }) => eq(association.foundedBy, userId),
    shown: { name: m.data_association, created_at: m.data_created },
    withheld: Object.fromEntries(
      [
        'id',
        'slug',
        'purpose',
        'description',
        'how_to_join',
        'institution_code',
        'campus_id',
        'topic_id',
        'languages',
        'welcomes_new',
        'is_open_to_all',
        'contact_email',
        'shows_email',
        'website',
        'organisation_number',
        'state',
        'state_reason',
        'state_note',
        'state_changed_at',
        'is_trusted',
        'confirmed_at',
        'reminded_days',
        'merged_into_id',
        'term_kind',
        'fee_ore',
        'needs_approval',
        'takes_members',
        'case_id',
        'version',
        'search_text',
      ]
        .map((column) => [column, 'of the association, and says nothing of the person'])
        .concat([['founded_by', ownId]]),
    ),
    retention: m.data_association_founded_kept,
    onDeletion: { retainedBecause: m.data_association_founded_retained },
  },
  {
    table: associationFounder,
    name: m.data_association_founder,
    rowsOf: ({ userId, email }) =>
      sql`${associationFounder.userId} = ${userId} or ${associationFounder.email} = ${email}`,
    computed: associationName(associationFounder.associationId),
    shown: {
      name: m.data_association_person,
      email: m.data_association_email,
      invited_at: m.data_created,
      confirmed_at: m.data_association_confirmed,
      declined_at: m.data_association_declined,
    },
    withheld: { id: internal, association_id: internal, user_id: ownId },
    retention: m.data_association_founder_kept,
    onDeletion: 'removed',
  },
  {
    table: associationContact,
    name: m.data_association_contact,
    rowsOf: ({ userId }) => eq(associationContact.userId, userId),
    computed: associationName(associationContact.associationId),
    shown: {
      shows_name: m.data_association_shows_name,
      started_at: m.data_association_from,
      ended_at: m.data_association_until,
      ended_because: m.data_association_because,
    },
    withheld: { id: internal, association_id: internal, user_id: ownId },
    retention: { period: memberPeriod, text: m.data_association_kept },
    onDeletion: 'removed',
  },
  {
    table: associationRole,
    name: m.data_association_role,
    rowsOf: ({ userId }) => eq(associationRole.userId, userId),
    computed: {
      association: {
        name: m.data_association,
        value: () => sql`(select a.name from ${associationRoleType} type
          join ${association} a on a.id = type.association_id
          where type.id = ${associationRole.roleTypeId})`,
      },
      role: {
        name: m.data_association_role_name,
        value: () => sql`(select coalesce(type.name, type.kind) from ${associationRoleType} type
          where type.id = ${associationRole.roleTypeId})`,
      },
    },
    shown: {
      starts_on: m.data_association_from,
      ends_on: m.data_association_until,
      created_at: m.data_created,
    },
    withheld: { id: internal, role_type_id: internal, user_id: ownId },
    retention: { period: memberPeriod, text: m.data_association_kept },
    onDeletion: 'removed',
  },
  {
    table: associationMember,
    name: m.data_association_member,
    rowsOf: ({ userId }) => eq(associationMember.userId, userId),
    computed: associationName(associationMember.associationId),
    shown: {
      state: m.data_association_state,
      joined_by: m.data_association_joined_by,
      requested_at: m.data_created,
      pay_before: m.data_association_pay_before,
      joined_at: m.data_association_from,
      ended_at: m.data_association_until,
      ended_because: m.data_association_because,
      no_newsletter_since: m.data_association_no_newsletter,
    },
    withheld: {
      id: internal,
      association_id: internal,
      user_id: ownId,
      board_notified_at: internal,
      version: internal,
    },
    retention: { period: memberPeriod, text: m.data_association_kept },
    onDeletion: 'removed',
  },
  {
    table: associationTerm,
    name: m.data_association_term,
    rowsOf: ({ userId }) => sql`${associationTerm.memberId} in (
      select id from ${associationMember} where user_id = ${userId})`,
    computed: {
      association: {
        name: m.data_association,
        value: () => sql`(select a.name from ${associationMember} member
          join ${association} a on a.id = member.association_id
          where member.id = ${associationTerm.memberId})`,
      },
    },
    shown: {
      starts_on: m.data_association_from,
      ends_on: m.data_association_until,
      fee_ore: m.data_association_fee,
      paid_by: m.data_association_paid_by,
      created_at: m.data_created,
      cancelled_at: m.data_association_cancelled,
      reminded_at: m.data_association_reminded,
    },
    withheld: { id: internal, member_id: internal, payment_id: internal },
    retention: { period: memberPeriod, text: m.data_association_kept },
    onDeletion: 'removed',
  },
  {
    table: associationInvitation,
    name: m.data_association_invitation,
    rowsOf: ({ userId, email }) => sql`${associationInvitation.email} = ${email}
      or ${associationInvitation.acceptedBy} = ${userId}
      or ${associationInvitation.invitedBy} = ${userId}`,
    computed: associationName(associationInvitation.associationId),
    shown: {
      kind: m.data_association_invited_as,
      created_at: m.data_created,
      expires_at: m.data_association_until,
      accepted_at: m.data_association_confirmed,
      declined_at: m.data_association_declined,
      withdrawn_at: m.data_association_withdrawn,
    },
    withheld: {
      id: internal,
      association_id: internal,
      email: somebodyElse,
      name: somebodyElse,
      language: internal,
      mails: internal,
      role_type_id: internal,
      invited_by: somebodyElse,
      accepted_by: ownId,
    },
    retention: m.data_association_invitation_kept,
    onDeletion: 'removed',
  },
  {
    table: associationHistory,
    name: m.data_association_history,
    rowsOf: ({ userId }) =>
      sql`${associationHistory.actorId} = ${userId} or ${associationHistory.subjectId} = ${userId}`,
    computed: {
      ...associationName(associationHistory.associationId),
      actor: {
        name: m.data_association_actor,
        value: (person) => whoActed(associationHistory.actorId, person),
      },
    },
    shown: { at: m.data_time, action: m.data_association_action },
    withheld: {
      id: internal,
      association_id: internal,
      actor_kind: internal,
      actor_id: somebodyElse,
      subject_id: ownId,
      details: 'of the association, and says nothing of the person',
    },
    retention: m.data_association_history_kept,
    onDeletion: { retainedBecause: m.data_association_history_retained },
  },
]
