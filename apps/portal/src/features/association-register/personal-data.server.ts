import { eq, sql } from 'drizzle-orm'
import { association, associationInvitation } from '#core/associations/tables.server.ts'
import {
  type PersonalTable,
  whoActed,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { accessPeriod } from './model/access-period.ts'
import {
  associationInvitationMail,
  associationMemberImport,
  associationRegisterAccess,
} from './model/tables.server.ts'

const { internal, ownId, somebodyElse } = withheldBecause

const associationName = (associationId: unknown) => ({
  association: {
    name: m.data_association,
    value: () => sql`(select name from ${association} a where a.id = ${associationId})`,
  },
})

export const registerData: readonly PersonalTable[] = [
  {
    table: associationRegisterAccess,
    name: m.data_register_access,
    rowsOf: ({ userId }) => sql`${associationRegisterAccess.readerId} = ${userId}
      or ${associationRegisterAccess.subjectId} = ${userId}`,
    computed: {
      ...associationName(associationRegisterAccess.associationId),
      reader: {
        name: m.data_access_who,
        value: ({ userId }) => sql`case
          when ${associationRegisterAccess.readerId} = ${userId} then 'self'
          when ${associationRegisterAccess.isStaff} then 'staff' else 'board' end`,
      },
    },
    shown: { at: m.data_time, kind: m.data_access_what },
    withheld: {
      id: internal,
      association_id: internal,
      reader_id: somebodyElse,
      is_staff: 'is in the column of who has read',
      role_type_id: internal,
      subject_id: ownId,
    },
    retention: { period: accessPeriod, text: m.data_register_access_kept },
    onDeletion: { retainedBecause: m.data_register_access_retained },
  },
  {
    table: associationMemberImport,
    name: m.data_register_import,
    rowsOf: ({ userId }) => eq(associationMemberImport.importedBy, userId),
    computed: {
      ...associationName(associationMemberImport.associationId),
      actor: {
        name: m.data_association_actor,
        value: (person) => whoActed(associationMemberImport.importedBy, person),
      },
    },
    shown: {
      file_name: m.data_register_file,
      imported_at: m.data_created,
      lines: m.data_register_lines,
      undone_at: m.data_association_withdrawn,
    },
    withheld: { id: internal, association_id: internal, imported_by: ownId },
    retention: m.data_register_import_kept,
    onDeletion: { retainedBecause: m.data_register_import_retained },
  },
  {
    table: associationInvitationMail,
    name: m.data_register_mails,
    rowsOf: ({ userId, email }) => sql`${associationInvitationMail.invitationId} in (
      select id from ${associationInvitation} where email = ${email} or accepted_by = ${userId})`,
    shown: { mails: m.data_register_mail_count, last_at: m.data_time },
    withheld: { invitation_id: internal, import_id: internal },
    retention: m.data_association_invitation_kept,
    onDeletion: 'removed',
  },
]
