import { eq, inArray, sql } from 'drizzle-orm'
import { accessLog } from '#core/identity/access-log/tables.server.ts'
import { nationalId } from '#core/identity/national-id/tables.server.ts'
import { profile } from '#core/identity/profile/tables.server.ts'
import {
  type PersonalTable,
  whoActed,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { semesterRegistration } from '#core/semester-registrations/tables.server.ts'
import { m } from '#messages'

const { ownId, internal, secret, somebodyElse } = withheldBecause

export const profileData: readonly PersonalTable[] = [
  {
    table: profile,
    name: m.data_profile,
    rowsOf: ({ userId }) => eq(profile.userId, userId),
    shown: {
      birth_date: m.profile_birth_date,
      nationality: m.profile_nationality,
      language: m.profile_language,
      address_line_1: m.profile_address_line_1,
      address_line_2: m.profile_address_line_2,
      address_line_3: m.profile_address_line_3,
      zip_code: m.profile_zip_code,
      city: m.profile_city,
      country_code: m.data_profile_country,
      phone_country_code: m.profile_calling_code,
      phone_number: m.profile_phone_number,
      institution: m.profile_institution,
      tuition_fee_code: m.profile_semester,
      revision: m.data_profile_revision,
      updated_at: m.data_updated,
    },
    withheld: { user_id: ownId },
    retention: m.data_until_account,
    onDeletion: 'removed',
  },
  {
    table: nationalId,
    name: m.data_national_id,
    rowsOf: ({ userId }) => eq(nationalId.userId, userId),
    // The number lies here encrypted: whoever makes the file opens it.
    shown: {
      number: m.data_national_id_number,
      kept_at: m.data_national_id_since,
      proven_by: m.data_national_id_proof,
      proven_at: m.data_national_id_proven_at,
    },
    withheld: { user_id: ownId, number_index: secret },
    retention: m.data_national_id_kept,
    onDeletion: 'removed',
  },
  {
    table: semesterRegistration,
    name: m.data_fee,
    rowsOf: ({ personKeys }) =>
      personKeys.length > 0 ? inArray(semesterRegistration.personKey, [...personKeys]) : sql`false`,
    shown: {
      semester_code: m.profile_semester,
      institution: m.profile_institution,
      is_paid: m.data_fee_paid,
      delivered_at: m.data_fee_delivered,
    },
    withheld: { id: internal, person_key: secret, pair_key: secret, delivery_id: internal },
    retention: m.data_fee_kept,
    // It belongs to the delivery, not to the account that is found by it.
    onDeletion: { keptBecause: m.data_fee_why },
  },
  {
    table: accessLog,
    name: m.data_access,
    rowsOf: ({ userId }) => eq(accessLog.subjectId, userId),
    shown: { at: m.data_time, data: m.data_access_what, reason: m.data_access_why },
    computed: {
      actor: { name: m.data_access_who, value: (person) => whoActed(accessLog.actorId, person) },
    },
    withheld: { id: internal, subject_id: ownId, actor_id: somebodyElse },
    retention: m.data_access_kept,
    onDeletion: 'removed',
  },
]
