import type { Database } from '#platform/database/database.server.ts'
import { addDaysByWallTime } from '#platform/time/oslo.ts'
import { addWorkingDays } from '#platform/time/working-days.ts'
import {
  inquiry,
  inquiryCategory,
  inquiryMessage,
  inquirySubcategory,
  inquiryTemplate,
} from '../tables.server.ts'
import { categories, inquiries, templates } from './categories.ts'

const hourMs = 3_600_000

/** Categories, templates and a few inquiries, when there are no categories yet. */
export async function seedInquiries(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(inquiryCategory)
      .values(categories.map(({ subcategories: _, ...rest }, position) => ({ ...rest, position })))
      .onConflictDoNothing()
      .returning({ id: inquiryCategory.id })
    if (added.length < categories.length) return
    await transaction
      .insert(inquirySubcategory)
      .values(
        categories.flatMap(({ id, subcategories }) =>
          subcategories.map((named, position) => ({ ...named, categoryId: id, position })),
        ),
      )
    await transaction.insert(inquiryTemplate).values(templates)
    for (const one of inquiries) await seedInquiry(transaction, one)
  })
}

async function seedInquiry(
  transaction: Database,
  { days, sender, about, language, subject, text, answer }: (typeof inquiries)[number],
): Promise<void> {
  const [firstName, lastName] = sender
  const [categoryId, subcategoryId] = about
  const createdAt = addDaysByWallTime(new Date(Date.now() - hourMs), -days)
  const answeredAt = new Date(createdAt.getTime() + hourMs / 2)
  const responseDays = categories.find(({ id }) => id === categoryId)?.responseDays ?? 1
  const [added] = await transaction
    .insert(inquiry)
    .values({
      ...{ firstName, lastName, categoryId, subcategoryId, language, subject, createdAt },
      email: `${firstName}@example.org`.toLowerCase(),
      ...(answer === null
        ? { changedAt: createdAt, dueAt: addWorkingDays(createdAt, responseDays) }
        : { state: 'answered' as const, changedAt: answeredAt, firstAnsweredAt: answeredAt }),
    })
    .returning({ id: inquiry.id })
  const inquiryId = added?.id ?? ''
  await transaction.insert(inquiryMessage).values({ inquiryId, direction: 'in', text, createdAt })
  if (answer !== null)
    await transaction.insert(inquiryMessage).values({
      ...{ inquiryId, text: answer, createdAt: answeredAt, sentAt: answeredAt },
      direction: 'out',
    })
}
