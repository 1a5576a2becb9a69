import { desc, eq, sql } from 'drizzle-orm'
import {
  kindergartenChild,
  kindergartenGuardian,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import { openSubject } from '#core/kindergartens/threads/open-texts.server.ts'
import {
  kindergartenMessage,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { StaffThreadLine, StaffThreads } from '../model/contract.ts'
import type { MessageParts } from '../model/parts.server.ts'
import { isListed } from './staff-threads.server.ts'

/** The latest threads that staff find in their list; older ones are on no page. */
const longestList = 500

/** The threads of a member of staff: those with the latest message first. */
export async function listThreads(
  { database, encryption }: MessageParts,
  staff: StaffActor,
): Promise<StaffThreads> {
  const rows = await database
    .select({
      id: kindergartenThread.id,
      subject: kindergartenThread.subject,
      isSensitive: kindergartenThread.isSensitive,
      lastAt: kindergartenThread.lastMessageAt,
      firstName: kindergartenChild.firstName,
      lastName: kindergartenChild.lastName,
      kindergarten: kindergarten.name,
      onlyFirst: kindergartenGuardian.firstName,
      onlyLast: kindergartenGuardian.lastName,
      unread: sql<number>`(select count(*)::int from ${kindergartenMessage}
        where ${kindergartenMessage.threadId} = ${kindergartenThread.id}
          and ${kindergartenMessage.side} = 'guardian'
          and ${kindergartenMessage.staffReadAt} is null)`,
    })
    .from(kindergartenThread)
    .innerJoin(kindergartenChild, eq(kindergartenChild.id, kindergartenThread.childId))
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenThread.kindergartenId))
    .leftJoin(kindergartenGuardian, eq(kindergartenGuardian.id, kindergartenThread.onlyFor))
    .where(isListed(staff))
    .orderBy(desc(kindergartenThread.lastMessageAt), kindergartenThread.id)
    .limit(longestList)
  const items = rows.map(
    ({
      id,
      subject,
      firstName,
      lastName,
      onlyFirst,
      onlyLast,
      lastAt,
      ...row
    }): StaffThreadLine => ({
      id,
      ...row,
      subject: openSubject(encryption, { id, subject }),
      childName: `${firstName} ${lastName}`,
      onlyFor: onlyFirst === null ? null : `${onlyFirst} ${onlyLast}`,
      lastAt: lastAt.toISOString(),
    }),
  )
  return { items }
}
