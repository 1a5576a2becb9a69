import { localizedField } from '#core/editable/fields.ts'
import { m } from '#messages'

/** Characters. */
export const longestTemplateName = 60
export const longestTemplate = 2_000

/** What administrators set of a template for messages to students. */
export const templateFields = {
  name: localizedField({
    label: m.case_template_name,
    audit: 'caseTemplateName',
    required: 'NAME_REQUIRED',
    longest: longestTemplateName,
  }),
  text: localizedField({
    label: m.case_template_text,
    audit: 'caseTemplateText',
    required: 'TEXT_REQUIRED',
    longest: longestTemplate,
    lines: true,
  }),
}
