import type { Database } from '#platform/database/database.server.ts'

/** What operations on claims need. */
export type ClaimParts = { readonly database: Database; readonly portalUrl: string }
