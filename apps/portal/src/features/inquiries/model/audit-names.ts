import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { setupFields } from './setup-fields.ts'

export const auditNames = {
  actions: {
    'inquiry-answered': m.audit_inquiry_answered,
    'inquiry-note-written': m.audit_inquiry_note_written,
    'inquiry-assigned': m.audit_inquiry_assigned,
    'inquiry-moved': m.audit_inquiry_moved,
    'inquiry-closed': m.audit_inquiry_closed,
    'inquiry-reopened': m.audit_inquiry_reopened,
    'inquiry-category-saved': m.audit_inquiry_category_saved,
    'inquiry-category-moved': m.audit_inquiry_category_moved,
    'inquiry-category-removed': m.audit_inquiry_category_removed,
    'inquiry-template-saved': m.audit_inquiry_template_saved,
    'inquiry-template-removed': m.audit_inquiry_template_removed,
    'service-form-saved': m.audit_service_form_saved,
  },
  subjects: {
    inquiry: { name: m.audit_subject_inquiry },
    'inquiry-category': { name: m.audit_subject_inquiry_category, show: (id) => id },
    'service-form': { name: m.audit_subject_service_form, show: (id) => id },
    'inquiry-template': { name: m.audit_subject_inquiry_template },
  },
  fields: {
    inquiryState: {
      name: m.data_inquiry_state,
      values: {
        waiting: m.inbox_state_waiting,
        answered: m.inbox_state_answered,
        closed: m.inbox_state_closed,
      },
    },
    inquiryAssignee: { name: m.inbox_assignee, isReference: true },
    inquiryPlace: { name: m.inquiry_setup_place },
    ...auditFieldsOf(setupFields.category),
    ...auditFieldsOf(setupFields.subcategory),
    ...auditFieldsOf(setupFields.template),
    ...auditFieldsOf(setupFields['service-form']),
    // Only in old entries, which outlive the code that wrote them.
    inquiryNameNo: { name: m.audit_inquiry_name_no },
    inquiryNameEn: { name: m.audit_inquiry_name_en },
    inquiryTextNo: { name: m.audit_inquiry_text_no },
    inquiryTextEn: { name: m.audit_inquiry_text_en },
  },
} satisfies AuditNames
