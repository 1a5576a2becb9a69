import { localizedField, yesOrNoField } from '#core/editable/fields.ts'
import { m } from '#messages'

/** Characters: a line beside a box to tick. */
export const longestCheck = 200

/** What administrators set of one line of a checklist. */
export const checklistFields = {
  text: localizedField({
    label: m.checklist_text,
    audit: 'caseCheckText',
    required: 'TEXT_REQUIRED',
    longest: longestCheck,
  }),
  isRequired: yesOrNoField({
    label: m.checklist_required,
    hint: m.checklist_required_hint,
    audit: 'caseCheckIsRequired',
    control: 'radios',
  }),
}
