import { and, count, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.server.ts'
import { staffRefusal } from '../require-staff.server.ts'
import { staffMember, staffView } from '../tables.server.ts'
import { maxViews, type SavedView, type ViewChange, type ViewToSave } from './saved-view.ts'

const shown = { id: staffView.id, name: staffView.name, search: staffView.search }

/** What somebody of the staff has saved of one list, in the order in which they saved it. */
export async function listViews(
  database: Database,
  userId: string,
  list: string,
): Promise<SavedView[]> {
  return database
    .select(shown)
    .from(staffView)
    .where(and(eq(staffView.userId, userId), eq(staffView.list, list)))
    .orderBy(staffView.savedAt, staffView.id)
}

/** @throws {Refusal} VIEW_NAME_TAKEN (409), TOO_MANY_VIEWS (409) */
export async function createView(
  database: Database,
  userId: string,
  { list, name, search }: ViewToSave,
): Promise<SavedView> {
  return withFreeName(() =>
    database.transaction(async (transaction) => {
      // Two views that are saved at once are counted one after the other.
      await transaction
        .select({ userId: staffMember.userId })
        .from(staffMember)
        .where(eq(staffMember.userId, userId))
        .for('update')
      const [saved] = await transaction
        .select({ views: count() })
        .from(staffView)
        .where(and(eq(staffView.userId, userId), eq(staffView.list, list)))
      if (saved && saved.views >= maxViews) throw staffRefusal('TOO_MANY_VIEWS')
      const [view] = await transaction
        .insert(staffView)
        .values({ userId, list, name, search })
        .returning(shown)
      if (!view) throw new Error('an insert without a row')
      return view
    }),
  )
}

/** @throws {Refusal} VIEW_NOT_FOUND (404), VIEW_NAME_TAKEN (409) */
export async function updateView(
  database: Database,
  userId: string,
  id: string,
  { name, search }: ViewChange,
): Promise<void> {
  const updated = await withFreeName(() =>
    database
      .update(staffView)
      .set({ name, search })
      .where(and(eq(staffView.userId, userId), eq(staffView.id, id)))
      .returning({ id: staffView.id }),
  )
  if (updated.length === 0) throw staffRefusal('VIEW_NOT_FOUND')
}

/** Deleting twice is not an error. */
export async function deleteView(database: Database, userId: string, id: string): Promise<void> {
  await database.delete(staffView).where(and(eq(staffView.userId, userId), eq(staffView.id, id)))
}

async function withFreeName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw isUniqueViolation(error) ? staffRefusal('VIEW_NAME_TAKEN') : error
  }
}
