import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { addDaysByWallTime, osloDate } from '#platform/time/oslo.ts'
import { addWorkingDays } from '#platform/time/working-days.ts'
import { openInquiry } from '../model/open-inquiry.server.ts'
import { serviceFormIds } from '../model/service-forms/service-form-ids.ts'
import { serviceForms } from '../model/service-forms/service-forms.ts'
import {
  inquiry,
  inquiryCategory,
  inquiryMessage,
  inquirySubcategory,
  inquiryTemplate,
  serviceFormCategory,
} from '../model/tables.server.ts'
import { categories, formCategories, inquiries, templates } from './categories.ts'
import { serviceInquiries } from './service-inquiries.ts'

const hourMs = 3_600_000

/** Adds categories, templates and a few inquiries, if there are no categories yet. */
export async function seedInquiries(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(inquiryCategory)
      .values(categories.map(({ subcategories: _, ...rest }, position) => ({ ...rest, position })))
      .onConflictDoNothing()
      .returning({ id: inquiryCategory.id })
    if (added.length < categories.length) return leadToOwnForms(transaction)
    await transaction
      .insert(inquirySubcategory)
      .values(
        categories.flatMap(({ id, subcategories }) =>
          subcategories.map((named, position) => ({ ...named, categoryId: id, position })),
        ),
      )
    await transaction.insert(inquiryTemplate).values(templates)
    await transaction
      .insert(serviceFormCategory)
      .values(serviceFormIds.map((form) => ({ form, categoryId: formCategories[form] })))
    for (const one of serviceInquiries) await seedServiceInquiry(transaction, one)
    for (const one of inquiries) await seedInquiry(transaction, one)
  })
}

/** Updates a demo that was seeded before sub-categories could have their own form. */
async function leadToOwnForms(transaction: Database): Promise<void> {
  for (const { id: categoryId, subcategories } of categories)
    for (const { id, form } of subcategories)
      if (form)
        await transaction
          .update(inquirySubcategory)
          .set({ form })
          .where(and(eq(inquirySubcategory.categoryId, categoryId), eq(inquirySubcategory.id, id)))
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
      firstName,
      lastName,
      categoryId,
      subcategoryId,
      language,
      subject,
      createdAt,
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
      inquiryId,
      text: answer,
      createdAt: answeredAt,
      sentAt: answeredAt,
      direction: 'out',
    })
}

async function seedServiceInquiry(
  transaction: Database,
  { form, sender, language, inDays, text, answers }: (typeof serviceInquiries)[number],
): Promise<void> {
  const [firstName, lastName] = sender
  const now = new Date()
  const id = formCategories[form]
  const responseDays = categories.find((category) => category.id === id)?.responseDays ?? 1
  await openInquiry(transaction, {
    form,
    language,
    text,
    now,
    userId: null,
    subcategoryId: null,
    category: { id, responseDays },
    sender: { firstName, lastName, email: `${firstName}@example.org`.toLowerCase() },
    subject: serviceForms[form].isConfidential
      ? null
      : serviceForms[form].name({}, { locale: language }),
    answers: inDays === null ? answers : { ...answers, date: addDays(osloDate(now), inDays) },
  })
}
