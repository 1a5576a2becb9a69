import { eq, sql } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type HealthField, healthFields, healthLocation } from '../field-locations.ts'
import type { HealthViewPlace } from '../states.ts'
import { kindergartenHealth, kindergartenHealthView } from './tables.server.ts'

/** What employees have to know of a child; empty texts where there is nothing. */
export type Health = Readonly<Record<HealthField, string>> & {
  /** 0 while nothing was written. */
  readonly version: number
}

/** Who looks: the name is written down as it is now. */
export type HealthViewer = {
  readonly place: HealthViewPlace
  readonly name: string
  readonly guardianId?: string
  readonly userId?: string
}

/** Reads the health data of a child and writes down who did, in the caller's transaction. */
export async function viewHealth(
  { database, encryption }: { readonly database: Database; readonly encryption: FieldEncryption },
  childId: string,
  { name, ...viewer }: HealthViewer,
): Promise<Health> {
  await database.insert(kindergartenHealthView).values({ childId, viewerName: name, ...viewer })
  const [row] = await database
    .select()
    .from(kindergartenHealth)
    .where(eq(kindergartenHealth.childId, childId))
  const open = (field: HealthField): string => {
    const stored = row?.[field]
    return stored ? encryption.decrypt(stored, healthLocation(childId, field)) : ''
  }
  return {
    allergies: open('allergies'),
    medicines: open('medicines'),
    notes: open('notes'),
    version: row?.version ?? 0,
  }
}

/**
 * Saves the health data of a child; texts are trimmed by the caller.
 * @returns whether it was saved: not when somebody else has saved since `version`
 */
export async function saveHealth(
  { database, encryption }: { readonly database: Database; readonly encryption: FieldEncryption },
  childId: string,
  { version, ...texts }: Health,
): Promise<boolean> {
  const sealed = Object.fromEntries(
    healthFields.map((field) => [
      field,
      texts[field] ? encryption.encrypt(texts[field], healthLocation(childId, field)) : null,
    ]),
  )
  const values = { ...sealed, changedAt: sql`now()`, version: version + 1 }
  const saved = await database
    .insert(kindergartenHealth)
    .values({ childId, ...values })
    .onConflictDoUpdate({
      target: kindergartenHealth.childId,
      set: values,
      setWhere: eq(kindergartenHealth.version, version),
    })
    .returning({ version: kindergartenHealth.version })
  return saved.length > 0
}
