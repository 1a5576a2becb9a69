import type { Description } from '#platform/api/describe-endpoint.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** What a call of an endpoint is made with; without a cookie somebody with every role makes it. */
export type AuditedCall = {
  readonly cookie?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: object
  /** A text is sent as what the endpoint takes, a form as a form. */
  readonly body?: object | string
  /** Of an endpoint that concerns a person: the id of their account. */
  readonly concernedId?: string
}

/**
 * One successful call of every endpoint of a feature by which staff change something, with what must be
 * there before: `auditedCalls` of its `audited.testing.server.ts`.
 */
export type AuditedCalls = readonly (readonly [
  Description,
  (database: Database) => Promise<AuditedCall>,
])[]
