import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type ContactParts = {
  readonly database: Database
  readonly encryption: Pick<FieldEncryption, 'index'>
  readonly portalUrl: string
}

/** Somebody, and the association that they mean; whether it is theirs is part of every question. */
export type OwnAssociation = { readonly userId: string; readonly associationId: string }
