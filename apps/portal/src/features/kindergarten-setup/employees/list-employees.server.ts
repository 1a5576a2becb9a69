import { asc, eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { kindergartenEmployee } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { EmployeeEntry } from './contract.ts'

/** All employees of a kindergarten by name, with those who have left. */
export const listEmployees = (
  database: Database,
  kindergartenId: string,
): Promise<EmployeeEntry[]> =>
  database
    .select({
      id: kindergartenEmployee.id,
      version: kindergartenEmployee.version,
      name: kindergartenEmployee.name,
      title: kindergartenEmployee.title,
      departmentId: kindergartenEmployee.departmentId,
      accountEmail: sql<string>`coalesce(${user.email}, '')`,
      endedOn: kindergartenEmployee.endedOn,
    })
    .from(kindergartenEmployee)
    .leftJoin(user, eq(user.id, kindergartenEmployee.userId))
    .where(eq(kindergartenEmployee.kindergartenId, kindergartenId))
    .orderBy(asc(kindergartenEmployee.name), asc(kindergartenEmployee.id))
