import { asc, sql } from 'drizzle-orm'
import { kindergartenConsent } from '#core/kindergartens/children/tables.server.ts'
import { kindergartenConsentKind } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ConsentKindEntry } from './contract.ts'

/** All kinds of consent in the order that guardians read them. */
export const listConsentKinds = (database: Database): Promise<ConsentKindEntry[]> =>
  database
    .select({
      id: kindergartenConsentKind.id,
      version: kindergartenConsentKind.version,
      name: kindergartenConsentKind.name,
      text: kindergartenConsentKind.text,
      isOffered: kindergartenConsentKind.isOffered,
      isAnswered: sql<boolean>`exists (select 1 from ${kindergartenConsent} answer
        where answer.kind_id = ${kindergartenConsentKind}.id)`,
    })
    .from(kindergartenConsentKind)
    .orderBy(asc(kindergartenConsentKind.sortOrder), asc(kindergartenConsentKind.id))
