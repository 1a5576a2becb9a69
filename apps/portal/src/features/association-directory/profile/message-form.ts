import type { FormDefinition } from '#core/public-forms/form-definition.ts'
import { m } from '#messages'

/** Letters of a message. */
const longestMessage = 2_000

/** A message to the contact persons, who answer by mail. */
export const messageForm: FormDefinition = {
  id: 'association-message',
  fields: [
    {
      id: 'firstName',
      kind: 'name',
      label: m.association_message_first_name,
      autoComplete: 'given-name',
    },
    {
      id: 'lastName',
      kind: 'name',
      label: m.association_message_last_name,
      autoComplete: 'family-name',
    },
    {
      id: 'email',
      kind: 'email',
      label: m.association_message_email,
      hint: m.association_message_email_hint,
      autoComplete: 'email',
    },
    {
      id: 'message',
      kind: 'long-text',
      longest: longestMessage,
      label: m.association_message_text,
      hint: m.association_message_text_hint,
    },
  ],
}
