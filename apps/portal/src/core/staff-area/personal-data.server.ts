import { and, eq, isNull, sql } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { formerStaffPeriod } from './retention.server.ts'
import {
  staffAccess,
  staffDraft,
  staffFactor,
  staffInvitation,
  staffMember,
  staffRecoveryCode,
  staffView,
} from './tables.server.ts'

const { ownId, internal, secret, somebodyElse } = withheldBecause
/** It is written at work, about the cases of others, who get what is sent of it. */
const ofOthers = 'unsent text of work, about other people'

export const staffData: readonly PersonalTable[] = [
  {
    table: staffMember,
    name: m.data_staff,
    rowsOf: ({ userId }) => eq(staffMember.userId, userId),
    shown: {
      roles: m.data_staff_roles,
      since: m.data_staff_since,
      ended_at: m.data_staff_ended,
      enrolment_until: m.data_staff_enrolment,
    },
    withheld: { user_id: ownId, invited_by: somebodyElse },
    retention: { period: formerStaffPeriod, text: m.data_staff_kept },
    onDeletion: 'removed',
    blocksDeletion: async (database, userId) => {
      const active = await database
        .select({ userId: staffMember.userId })
        .from(staffMember)
        .where(and(eq(staffMember.userId, userId), isNull(staffMember.endedAt)))
      return active.length > 0 ? 'ACTIVE_STAFF_ROLE' : undefined
    },
    retainsUnused: (userId) => sql`exists (
      select from ${staffMember}
      where ${staffMember.userId} = ${userId} and ${staffMember.endedAt} is null)`,
  },
  {
    table: staffFactor,
    name: m.data_factor,
    rowsOf: ({ userId }) => eq(staffFactor.userId, userId),
    shown: {
      confirmed_at: m.data_factor_since,
      attempts: m.data_factor_attempts,
      attempts_since: m.data_factor_attempts_since,
    },
    withheld: { user_id: ownId, secret, last_step: internal },
    retention: m.data_factor_kept,
    onDeletion: 'removed',
  },
  {
    table: staffRecoveryCode,
    name: m.data_recovery,
    rowsOf: ({ userId }) => eq(staffRecoveryCode.userId, userId),
    shown: { used_at: m.data_used },
    withheld: { user_id: ownId, code_hash: secret },
    retention: m.data_recovery_kept,
    onDeletion: 'removed',
  },
  {
    table: staffAccess,
    name: m.data_staff_access,
    rowsOf: ({ userId }) => eq(staffAccess.userId, userId),
    shown: { last_used_at: m.data_session_last, expires_at: m.data_expires },
    withheld: { token_hash: secret, user_id: ownId, session_id: internal },
    retention: m.data_staff_access_kept,
    onDeletion: 'removed',
  },
  {
    table: staffDraft,
    name: m.data_staff_draft,
    rowsOf: ({ userId }) => eq(staffDraft.userId, userId),
    shown: { saved_at: m.data_staff_draft_saved },
    withheld: { user_id: ownId, key: internal, values: ofOthers, version: internal },
    retention: m.data_staff_draft_kept,
    onDeletion: 'removed',
  },
  {
    table: staffView,
    name: m.data_staff_view,
    rowsOf: ({ userId }) => eq(staffView.userId, userId),
    shown: {
      list: m.data_staff_view_list,
      name: m.data_staff_view_name,
      search: m.data_staff_view_search,
      saved_at: m.data_staff_draft_saved,
    },
    withheld: { id: internal, user_id: ownId },
    retention: m.data_staff_view_kept,
    onDeletion: 'removed',
  },
  {
    table: staffInvitation,
    name: m.data_invitation,
    rowsOf: ({ email }) => eq(staffInvitation.email, email),
    shown: {
      email: m.data_email,
      roles: m.data_staff_roles,
      locale: m.data_invitation_language,
      is_reset: m.data_invitation_reset,
      invited_at: m.data_created,
      expires_at: m.data_expires,
      closed_at: m.data_invitation_closed,
    },
    withheld: { id: internal, invited_by: somebodyElse, token_hash: secret },
    retention: m.data_invitation_kept,
    onDeletion: 'removed',
  },
]
