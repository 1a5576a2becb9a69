import type { Locale } from '@trivsel/content-contract/locales'

import type { Answers } from '#core/public-forms/form-definition.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addWorkingDays } from '#platform/time/working-days.ts'
import { inquiry, inquiryMessage } from './tables.server.ts'

type NewInquiry = {
  /** `contact`, or the id of a service form. */
  form: string
  category: { id: string; responseDays: number }
  subcategoryId: string | null
  /** The address in lower case. */
  sender: { firstName: string; lastName: string; email: string }
  userId: string | null
  language: Locale
  subject: string | null
  /** The first message; may be empty when there are answers. */
  text: string
  answers: Answers | null
  now: Date
}

/** Inserts an inquiry with its first message. */
export async function openInquiry(
  transaction: Database,
  { category, sender, text, now, ...rest }: NewInquiry,
): Promise<{ id: string; number: number; messageId: number }> {
  const [opened] = await transaction
    .insert(inquiry)
    .values({
      ...rest,
      ...sender,
      categoryId: category.id,
      dueAt: addWorkingDays(now, category.responseDays),
    })
    .returning({ id: inquiry.id, number: inquiry.number })
  if (!opened) throw new Error('The inquiry was not inserted')
  const [message] = await transaction
    .insert(inquiryMessage)
    .values({ inquiryId: opened.id, direction: 'in', authorId: rest.userId, text })
    .returning({ id: inquiryMessage.id })
  if (!message) throw new Error('The message was not inserted')
  return { ...opened, messageId: message.id }
}
