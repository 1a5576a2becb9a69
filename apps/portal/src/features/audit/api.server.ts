import { Hono, type MiddlewareHandler } from 'hono'
import { parseQuery } from '#platform/api/parse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { AuditFilters } from './audit-filters.ts'
import { listEntries } from './list-entries.server.ts'

/** @param admins lets admins through and refuses everybody else */
export function createAuditApi({
  database,
  admins,
}: {
  database: Database
  admins: MiddlewareHandler
}) {
  return new Hono().get(
    '/frontend/staff/audit',
    admins,
    parseQuery(AuditFilters),
    async (context) => context.json(await listEntries(database, context.req.valid('query'))),
  )
}
