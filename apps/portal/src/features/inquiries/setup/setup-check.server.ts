import { eq } from 'drizzle-orm'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'
import { inquiryCategory } from '../model/tables.server.ts'

export const inquiryCheck: SetupCheck = {
  page: '/staff/inquiries/setup',
  isDone: async (database) =>
    (await database.$count(inquiryCategory, eq(inquiryCategory.isOffered, true))) > 0,
}
