import type { FormDefinition } from '#core/public-forms/form-definition.ts'
import { m } from '#messages'
import { followFormId } from '../model/rules.ts'

export const followForm: FormDefinition = {
  id: followFormId,
  fields: [
    { id: 'email', kind: 'email', label: m.association_follow_email, autoComplete: 'email' },
  ],
}
