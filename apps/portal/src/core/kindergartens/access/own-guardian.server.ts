import { type SQL, sql } from 'drizzle-orm'
import { nationalId } from '#core/national-id/tables.server.ts'
import type { PersonIdentifiers } from '#core/personal-data/personal-table.ts'
import { kindergartenGuardian } from '../children/tables.server.ts'

/** The guardian with the national id that the account has proven, as ids for a query. */
export const ownGuardian = ({ userId }: PersonIdentifiers): SQL => sql`(
  select guardian.id from ${kindergartenGuardian} guardian
  join ${nationalId} own on own.number_index = guardian.national_id_index
  where own.user_id = ${userId} and own.proven_at is not null)`
