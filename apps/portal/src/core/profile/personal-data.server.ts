import { eq } from 'drizzle-orm'
import { untilAccountDeleted } from '#core/accounts/unused-accounts.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { profile } from './tables.server.ts'

const { ownId } = withheldBecause

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
    retention: untilAccountDeleted,
    onDeletion: 'removed',
  },
]
