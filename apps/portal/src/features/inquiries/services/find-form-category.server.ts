import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { isConfidential } from '../model/rules.ts'
import { type ServiceFormId, serviceFormIds } from '../model/service-forms/service-form-ids.ts'
import { serviceForms } from '../model/service-forms/service-forms.ts'
import { inquiryCategory, serviceFormCategory } from '../model/tables.server.ts'

const selectCategories = (database: Database) =>
  database
    .select({
      form: serviceFormCategory.form,
      id: inquiryCategory.id,
      mailbox: inquiryCategory.mailbox,
      role: inquiryCategory.role,
      responseDays: inquiryCategory.responseDays,
    })
    .from(serviceFormCategory)
    .innerJoin(inquiryCategory, eq(inquiryCategory.id, serviceFormCategory.categoryId))
    .$dynamic()

type Found = Awaited<ReturnType<typeof selectCategories>>[number]

/** What is confidential comes to nobody who answers other things as well. */
const isFitting = ({ form, role }: Found) =>
  !serviceForms[form].isConfidential || isConfidential(role)

/** Where inquiries by a form come to, as staff have set it; null while nobody answers them. */
export async function findFormCategory(
  database: Database,
  form: ServiceFormId,
): Promise<Found | null> {
  const [found] = await selectCategories(database).where(eq(serviceFormCategory.form, form))
  return found && isFitting(found) ? found : null
}

export async function listOpenForms(database: Database): Promise<ServiceFormId[]> {
  const found = await selectCategories(database)
  const open = found.filter(isFitting).map(({ form }) => form)
  return serviceFormIds.filter((form) => open.includes(form))
}
