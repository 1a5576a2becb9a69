import { and, desc, eq, isNotNull } from 'drizzle-orm'
import {
  kindergartenGuardianship as guardianship,
  kindergartenHealthView,
} from '#core/kindergartens/children/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { HealthViews } from '../model/contract.ts'
import { viewsOnPage } from '../model/limits.ts'

/**
 * Who has looked at the health data of a child. Every look is listed; that of a guardian who is blocked
 * today without their name.
 * @param page from 1
 */
export async function listHealthViews(
  database: Database,
  { childId, guardianId }: { readonly childId: string; readonly guardianId: string },
  page: number,
): Promise<HealthViews> {
  const isOfChild = eq(kindergartenHealthView.childId, childId)
  const total = await database.$count(kindergartenHealthView, isOfChild)
  const rows = await database
    .select({
      id: kindergartenHealthView.id,
      at: kindergartenHealthView.at,
      place: kindergartenHealthView.place,
      name: kindergartenHealthView.viewerName,
      viewer: kindergartenHealthView.guardianId,
      blocked: guardianship.guardianId,
    })
    .from(kindergartenHealthView)
    .leftJoin(
      guardianship,
      and(
        eq(guardianship.childId, childId),
        eq(guardianship.guardianId, kindergartenHealthView.guardianId),
        isNotNull(guardianship.blockedAt),
      ),
    )
    .where(isOfChild)
    .orderBy(desc(kindergartenHealthView.at), desc(kindergartenHealthView.id))
    .limit(viewsOnPage)
    .offset((page - 1) * viewsOnPage)
  return {
    total,
    items: rows.map(({ id, at, place, name, viewer, blocked }) => ({
      id,
      at: at.toISOString(),
      place,
      name: blocked ? null : name,
      isOwn: viewer === guardianId,
    })),
  }
}
