import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { m } from '#messages'
import { ownFieldText } from '../model/refusal-messages.ts'

/** The message beside a name, which says in which language it is missing. */
export const topicFieldText = (code: string, field: string): string | undefined =>
  localizedFieldText({ TOPIC_NAME_REQUIRED: m.associations_topic_name_required }, code, field) ??
  ownFieldText(code)
