import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inquiry, inquiryCategory } from '../model/tables.server.ts'
import type { InquiryLine } from './contract.ts'

const assignee = alias(user, 'assignee')

export function selectLines(database: Database) {
  return database
    .select({
      inquiry,
      role: inquiryCategory.role,
      category: inquiryCategory.name,
      assigneeName: sql<string | null>`${assignee.firstName} || ' ' || ${assignee.lastName}`,
      isOverdue: sql<boolean>`coalesce(${inquiry.dueAt} < now(), false)`,
    })
    .from(inquiry)
    .innerJoin(inquiryCategory, eq(inquiryCategory.id, inquiry.categoryId))
    .leftJoin(assignee, eq(assignee.id, inquiry.assigneeId))
    .$dynamic()
}

export type FoundLine = Awaited<ReturnType<typeof selectLines>>[number]

export function toLine({ inquiry, category, assigneeName, isOverdue }: FoundLine): InquiryLine {
  const { id, number, version, state, firstName, lastName, subject, assigneeId } = inquiry
  return {
    id,
    number,
    version,
    state,
    subject,
    category,
    isOverdue,
    name: `${firstName} ${lastName}`,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    createdAt: inquiry.createdAt.toISOString(),
    changedAt: inquiry.changedAt.toISOString(),
    dueAt: inquiry.dueAt?.toISOString() ?? null,
  }
}
