import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { isOffered } from '#platform/routing/route-table.ts'
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
      mailboxLanguage: inquiryCategory.mailboxLanguage,
      role: inquiryCategory.role,
      responseDays: inquiryCategory.responseDays,
    })
    .from(serviceFormCategory)
    .innerJoin(inquiryCategory, eq(inquiryCategory.id, serviceFormCategory.categoryId))
    .$dynamic()

type FormCategory = Awaited<ReturnType<typeof selectCategories>>[number]

const isFormOffered = (form: ServiceFormId) =>
  isOffered({ id: serviceForms[form].page, params: {} })

/** A confidential form needs a category with a confidential role. */
const hasSuitableRole = ({ form, role }: FormCategory) =>
  !serviceForms[form].isConfidential || isConfidential(role)

/** The category of the inquiries of a form; null while the form is closed. */
export async function findFormCategory(
  database: Database,
  form: ServiceFormId,
): Promise<FormCategory | null> {
  const [found] = await selectCategories(database).where(eq(serviceFormCategory.form, form))
  return found && isFormOffered(form) && hasSuitableRole(found) ? found : null
}

export async function listOpenForms(database: Database): Promise<ServiceFormId[]> {
  const found = await selectCategories(database)
  const open = found.filter(hasSuitableRole).map(({ form }) => form)
  return serviceFormIds.filter((form) => open.includes(form) && isFormOffered(form))
}
