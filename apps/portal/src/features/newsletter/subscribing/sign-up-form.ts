import { newsletterTopics } from '#core/newsletters/rules.ts'
import type { FormDefinition } from '#core/public-forms/form-definition.ts'
import { m } from '#messages'
import { topicNames } from '../model/topic-names.ts'

/** The id is also stored as the proof of consent. */
export const signUpForm: FormDefinition = {
  id: 'newsletter',
  fields: [
    { id: 'email', kind: 'email', label: m.newsletter_email, autoComplete: 'email' },
    {
      id: 'topics',
      kind: 'choices',
      label: m.newsletter_topics,
      options: newsletterTopics.map((id) => ({ id, name: topicNames[id] })),
    },
  ],
}
