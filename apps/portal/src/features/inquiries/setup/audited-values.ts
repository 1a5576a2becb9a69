import type { CategoryForm, SubcategoryForm, TemplateForm } from './setup-forms.ts'

/** The values of a category or a sub-category in the audit log, by their names (`audit-names.ts`). */
export function auditedCategory({
  nameNo,
  nameEn,
  isOffered,
  ...rest
}: (CategoryForm | SubcategoryForm) & Partial<CategoryForm & SubcategoryForm>) {
  const { mailbox, role, responseDays, form } = rest
  return {
    inquiryNameNo: nameNo,
    inquiryNameEn: nameEn,
    inquiryIsOffered: isOffered,
    ...(mailbox !== undefined && { inquiryMailbox: mailbox }),
    ...(role !== undefined && { inquiryRole: role }),
    ...(responseDays !== undefined && { inquiryResponseDays: responseDays }),
    ...(form !== undefined && { inquiryOwnForm: form }),
  }
}

export function auditedTemplate({ name, categoryId, textNo, textEn }: TemplateForm) {
  return {
    inquiryTemplateName: name,
    inquiryTemplateCategory: categoryId,
    inquiryTextNo: textNo,
    inquiryTextEn: textEn,
  }
}
