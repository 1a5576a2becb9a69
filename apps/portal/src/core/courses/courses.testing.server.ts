import { saveOffer } from '#core/places/change-offer.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { coursePlaceKind } from './place-kind.ts'
import { course, courseDate } from './tables.server.ts'

const hour = 3_600_000

/** A published course of one date in ten days, with two seats and the deadline a day before it. */
export async function addCourse(
  database: Database,
  {
    capacity = 2,
    startsAt = [new Date(Date.now() + 240 * hour)],
    closesAt,
    ...values
  }: Partial<typeof course.$inferInsert> & {
    readonly capacity?: number
    readonly startsAt?: readonly Date[]
    readonly closesAt?: Date
  } = {},
): Promise<string> {
  return database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(course)
      .values({
        title: { no: 'Førstehjelp', en: 'First aid' },
        text: { no: 'Øv på det som haster.', en: 'Practise what is urgent.' },
        place: 'Salen',
        languages: ['no'],
        state: 'published',
        publishedAt: new Date(),
        ...values,
      })
      .returning({ id: course.id })
    if (!added) throw new Error('the course was not added')
    const { id } = added
    const [first] = startsAt
    if (!first) throw new Error('a course has a date')
    await transaction.insert(courseDate).values(
      startsAt.map((start) => ({
        courseId: id,
        startsAt: start,
        endsAt: new Date(start.getTime() + 2 * hour),
      })),
    )
    await saveOffer(transaction, {
      id,
      kind: coursePlaceKind,
      capacity,
      closesAt: closesAt ?? new Date(first.getTime() - 24 * hour),
    })
    return id
  })
}
