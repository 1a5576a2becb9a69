import type { SuggestedTemplate } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

/** What staff often write about an application for a deposit account. */
export const applicationTemplates: readonly SuggestedTemplate[] = [
  { name: m.casework_template_name, text: m.casework_template_name_text },
  { name: m.casework_template_admission, text: m.casework_template_admission_text },
  { name: m.casework_template_institution, text: m.casework_template_institution_text },
  { name: m.casework_template_twice, text: m.casework_template_twice_text },
]
